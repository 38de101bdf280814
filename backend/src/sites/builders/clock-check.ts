import { tokenLifeSeconds } from './ghost-requests.js';
import type { CheckedPoint } from './site-builder.js';
import type { SiteResponse } from './site-requests.js';

/** Ghost takes tokens that are signed up to two minutes ahead of its clock. */
const mostAheadMs = 120_000;
/** Where this server's clock is further behind, its tokens have ended by the site's clock before they come. */
const mostBehindMs = tokenLifeSeconds * 1_000;

/**
 * Whether the clocks of this server and a site agree.
 * @param consequence a sentence that says what goes wrong if they differ; without it, a difference does no harm
 */
export function checkClock({ date }: SiteResponse, now: Date, consequence?: string): CheckedPoint {
  const point = 'clock';
  const aheadMs = date === undefined ? Number.NaN : now.getTime() - Date.parse(date);
  if (Number.isNaN(aheadMs)) return { point, ok: true, message: 'The site doesn’t tell its time.' };
  if (aheadMs < mostAheadMs && aheadMs > -mostBehindMs)
    return { point, ok: true, message: 'The clocks agree.' };
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  const way = aheadMs > 0 ? 'ahead of' : 'behind';
  const differ = `This server’s clock is ${minutes} minutes ${way} the site’s`;
  if (consequence === undefined) {
    const message = `${differ}. Posts have the site’s time, so they can be sent all the same.`;
    return { point, ok: true, message };
  }
  return { point, ok: false, message: `${differ}, ${consequence} Set the clocks by a time server.` };
}
