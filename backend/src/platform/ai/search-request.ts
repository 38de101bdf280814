import type { SearchFailureKind } from './image-search.js';
import { boundedFetch } from '../fetching/bounded-fetch.js';
import { userAgent } from '../fetching/safe-fetcher.js';

const longestAnswerBytes = 4 * 1024 * 1024;

const fetchBounded = boundedFetch(longestAnswerBytes);

type SearchAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly kind: SearchFailureKind };

const failed = (kind: SearchFailureKind): SearchAnswer => ({ ok: false, kind });

/**
 * Sends a request to a search and reads its JSON. The address comes from the operator’s settings, so it is not checked
 * and may lead anywhere. It never throws for a fault of the other server.
 * @param stop gives the search up
 */
export async function askSearch(question: URL, limitMs: number, stop?: AbortSignal): Promise<SearchAnswer> {
  const deadline = AbortSignal.timeout(limitMs);
  const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
  try {
    const response = await fetchBounded(question, {
      signal,
      headers: { accept: 'application/json', 'user-agent': userAgent },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failed(kindOf(response.status));
    }
    return { ok: true, body: JSON.parse(await response.text()) as unknown };
  } catch (error) {
    if (stop?.aborted) return failed('stopped');
    if (deadline.aborted) return failed('timed-out');
    return failed(error instanceof SyntaxError ? 'unreadable' : 'unavailable');
  }
}

function kindOf(status: number): SearchFailureKind {
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 ? 'unavailable' : 'rejected';
}
