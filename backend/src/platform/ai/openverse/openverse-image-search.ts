import { boundedFetch } from '../../fetching/bounded-fetch.js';
import { userAgent } from '../../fetching/user-agent.js';
import type { ImageSearch, SearchFailure, SearchFailureKind, SearchOutcome } from '../image-search.js';
import { picturesIn } from './openverse-answer.js';

/** The most that is answered without an account. */
const pageSize = 20;
const longestAnswerBytes = 4 * 1024 * 1024;
const defaultLimitMs = 15_000;

const sentences: Record<SearchFailureKind, string> = {
  'rate-limited': 'The image search is rate limited. Try again in a minute.',
  rejected: 'The image search rejected the request. Its address may be wrong.',
  unreadable: 'The image search sent an unreadable answer.',
  unavailable: 'The image search isn’t available.',
  'timed-out': 'The image search didn’t answer in time.',
  stopped: 'The server is stopping, so it didn’t search for images.',
};

const failure = (kind: SearchFailureKind): SearchFailure => ({ ok: false, kind, message: sentences[kind] });

/**
 * Pictures from Openverse, or from a server that speaks its search. The address is the operator's setting, so it is
 * asked as it is, wherever it leads. API: https://api.openverse.org/v1/#tag/images
 */
export class OpenverseImageSearch implements ImageSearch {
  private readonly fetch = boundedFetch(longestAnswerBytes);

  constructor(
    private readonly address: string,
    private readonly limitMs = defaultLimitMs,
  ) {}

  async find(terms: string, stop?: AbortSignal): Promise<SearchOutcome> {
    const deadline = AbortSignal.timeout(this.limitMs);
    const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
    try {
      const response = await this.fetch(this.question(terms), {
        signal,
        headers: { accept: 'application/json', 'user-agent': userAgent },
      });
      if (!response.ok) {
        await response.body?.cancel();
        return failure(kindOf(response.status));
      }
      const pictures = picturesIn(JSON.parse(await response.text()));
      return pictures ? { ok: true, pictures } : failure('unreadable');
    } catch (error) {
      if (stop?.aborted) return failure('stopped');
      if (deadline.aborted) return failure('timed-out');
      return failure(error instanceof SyntaxError ? 'unreadable' : 'unavailable');
    }
  }

  private question(terms: string): URL {
    const url = new URL(this.address);
    url.searchParams.set('q', terms);
    url.searchParams.set('license_type', 'commercial,modification');
    url.searchParams.set('page_size', String(pageSize));
    url.searchParams.set('mature', 'false');
    return url;
  }
}

function kindOf(status: number): SearchFailureKind {
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 ? 'unavailable' : 'rejected';
}
