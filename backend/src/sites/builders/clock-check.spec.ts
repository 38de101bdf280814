import { decodeJwt } from 'jose';
import { checkGhost } from './ghost-check.js';
import { GhostRequests } from './ghost-requests.js';
import type { SiteRequests } from './site-requests.js';

const now = new Date('2026-11-29T12:00:00Z');

/** What Ghost makes of a token (exchange facts, section 2). */
function isTaken(token: string, there: number): boolean {
  const { iat = 0, exp = 0 } = decodeJwt(token);
  return iat <= there + 120 && iat > there - 300 && exp > there;
}

/** The check of a Ghost whose clock is so many seconds ahead of this server’s. */
async function checked(aheadSeconds: number) {
  const there = now.getTime() + aheadSeconds * 1_000;
  let taken: boolean | undefined;
  const requests = {
    now: () => now,
    ask: (_: string, { headers }: { headers: { authorization: string } }) => {
      taken = isTaken(headers.authorization.replace('Ghost ', ''), there / 1_000);
      const date = new Date(there).toUTCString();
      return Promise.resolve({ status: taken ? 200 : 401, date, json: { posts: [] } });
    },
  } as unknown as SiteRequests;
  const points = await checkGhost(
    new GhostRequests(requests, 'https://blog.example', `k:${'ab'.repeat(32)}`),
  );
  return { taken, agree: points.find(({ point }) => point === 'clock')?.ok };
}

describe('the clocks of this server and a Ghost', () => {
  it.each([0, 60, 235, -60, -115])(
    'agree where Ghost takes tokens: it is %i seconds ahead',
    async (ahead) => {
      expect(await checked(ahead)).toEqual({ taken: true, agree: true });
    },
  );

  it.each([241, 299, 600, -125, -600])(
    'differ where it takes none: it is %i seconds ahead',
    async (ahead) => {
      expect(await checked(ahead)).toEqual({ taken: false, agree: false });
    },
  );
});
