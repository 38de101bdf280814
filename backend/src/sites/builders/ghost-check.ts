import { z } from 'zod';
import { checkClock } from './clock-check.js';
import { pointsOf, redirected } from './connection-check.js';
import type { CheckedPoint } from './site-builder.js';
import type { SiteResponse } from './site-requests.js';
import { ghostErrorIn, type GhostRequests } from './ghost-requests.js';

const posts = z.object({ posts: z.array(z.unknown()) });

/** Checks whether posts can be sent to Ghost and, if not, says what to do about it. */
export function checkGhost(requests: GhostRequests): Promise<CheckedPoint[]> {
  return pointsOf(async () => {
    const answer = await requests.ask('posts/?limit=1&fields=id');
    const clock = checkClock(answer, requests.now(), 'so Ghost refuses what it signs.');
    const connection = connectionOf(answer);
    if (!connection.ok) return [connection];
    return [connection, signInOf(answer), clock];
  });
}

function connectionOf(answer: SiteResponse): CheckedPoint {
  const { status, json } = answer;
  const point = 'connection';
  const elsewhere = redirected(answer);
  if (elsewhere) return elsewhere;
  if (posts.safeParse(json).success || ghostErrorIn(answer))
    return { point, ok: true, message: 'Ghost answers.' };
  const message = `There is no Admin API of Ghost at this address (it answered ${status}). Check the address.`;
  return { point, ok: false, message };
}

function signInOf(answer: SiteResponse): CheckedPoint {
  const point = 'sign-in';
  if (answer.status === 200) return { point, ok: true, message: 'The key is good, and may write posts.' };
  const error = ghostErrorIn(answer);
  const said = `${error?.message ?? ''} ${error?.context ?? ''} ${error?.code ?? ''}`;
  if (/UNKNOWN_ADMIN_API_KEY/i.test(said)) {
    return {
      point,
      ok: false,
      message: 'The site doesn’t know this key. Copy the Admin API key of its integration.',
    };
  }
  if (/signature/i.test(said)) {
    return {
      point,
      ok: false,
      message: 'The second half of the key is wrong. Copy the Admin API key once more.',
    };
  }
  if (/maxAge|not active|expired/i.test(said)) {
    return { point, ok: false, message: 'The clocks of this server and the site differ too much.' };
  }
  return { point, ok: false, message: `The site refused the key (it answered ${answer.status}).` };
}
