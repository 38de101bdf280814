import type { FetchFailureKind } from './fetch-outcome.js';
import { fetchRefusal } from './fetch-refusal.js';
import { page, picture } from './fetched-thing.js';
import { SafeFetcher } from './safe-fetcher.js';

const refusal = (kind: FetchFailureKind, thing = page) =>
  fetchRefusal(new SafeFetcher([], thing).failure(kind), 'source', 'url');

describe('the refusal of an address that could not be fetched', () => {
  it.each([
    ['unreachable', 'provider-failed', 'The page’s server can’t be reached.'],
    ['error-answer', 'provider-failed', 'The page’s server answered with an error.'],
    ['too-large', 'provider-failed', 'The page is larger than 20 MiB.'],
    ['too-slow', 'provider-timed-out', 'The page’s server didn’t send it within 15 seconds.'],
    ['stopped', 'unavailable', 'The server is stopping, so the page wasn’t fetched.'],
  ] as const)('%s is %s: %s', (failure, kind, message) => {
    expect(refusal(failure)).toMatchObject({ kind, code: `source-${failure}`, message, details: {} });
    expect(refusal(failure).details.errors).toBeUndefined();
  });

  it('names the field when the address may not be asked', () => {
    const message = 'This server only fetches pages from public http and https addresses.';
    expect(refusal('forbidden-address')).toMatchObject({
      kind: 'invalid',
      message,
      details: { errors: [{ field: 'url', message }] },
    });
  });

  it('says what was to be fetched', () => {
    expect(refusal('too-large', picture).message).toBe('The image is larger than 20 MiB.');
  });
});
