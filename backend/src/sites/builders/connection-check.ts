import { SiteFailure, type CheckedPoint } from './site-builder.js';
import type { SiteResponse } from './site-requests.js';

/** Runs a check. For a site that can't be reached, it returns one point that says why. */
export async function pointsOf(check: () => Promise<CheckedPoint[]>): Promise<CheckedPoint[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof SiteFailure)) throw error;
    return [{ point: 'connection', ok: false, message: error.message }];
  }
}

/** Reports that a site redirects, because redirects are not followed; undefined for any other answer. */
export function redirected({ status, location }: SiteResponse): CheckedPoint | undefined {
  if (status < 300 || status >= 400) return undefined;
  const message = `The site redirects to ${location ?? 'another address'}. Enter that one.`;
  return { point: 'connection', ok: false, message };
}
