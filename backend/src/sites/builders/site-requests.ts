import type { z } from 'zod';
import { withoutSecrets } from '../../notifications/contract.js';
import type { FetchedThing } from '../../platform/fetching/fetched-thing.js';
import type { WholeAnswer } from '../../platform/fetching/fetch-outcome.js';
import { retryAfterMs } from '../../platform/fetching/retry-after.js';
import { userAgentFor, type Asked, type SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { SiteFailure } from './site-builder.js';

/**
 * The limits for an answer. Sites take time to make thumbnails of a picture, and they return a long text as a whole.
 */
export const siteAnswer: FetchedThing = {
  maxBytes: 16 * 1_048_576,
  maxMs: 20_000,
  accept: 'application/json',
  sentences: {
    'forbidden-address': 'This server only sends articles to public http and https addresses.',
    unreachable: 'The site can’t be reached, or broke its answer off.',
    'error-answer': 'The site answered with an error.',
    'too-large': 'The site’s answer is larger than 16 MiB.',
    'too-slow': 'The site didn’t answer within 20 seconds.',
    stopped: 'The server is stopping.',
  },
};

/** Some sites lock out for good whoever keeps trying a wrong password every few minutes. */
const refusedWaitMs = 3_600_000;

export interface SiteResponse extends WholeAnswer {
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

/** Requests to the interface of one site. */
export class SiteRequests {
  /** @param secrets texts that are removed from whatever the site says */
  constructor(
    private readonly fetcher: SafeFetcher,
    private readonly secrets: readonly (string | undefined)[],
    readonly now: () => Date,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Returns any answer of the site.
   * @throws SiteFailure when the site does not answer
   */
  async ask(address: string, asked: Asked): Promise<SiteResponse> {
    const outcome = await this.fetcher.ask(
      address,
      { ...asked, headers: { 'user-agent': userAgentFor('sites'), ...asked.headers } },
      this.signal,
    );
    if (!outcome.ok) throw new SiteFailure(outcome.message);
    return { ...outcome, json: parsedJson(outcome.text) };
  }

  /**
   * The failure for a request that the site did not accept.
   * @param why the reason that the site gives, in its own words
   */
  failure({ status, text, retryAfter, location }: SiteResponse, why = ''): SiteFailure {
    const said = withoutSecrets(text, this.secrets);
    const told = why === '' ? '' : `: ${withoutSecrets(why, this.secrets)}`;
    const known = { status, said };
    if (status >= 300 && status < 400) {
      const to = location ? ` to ${withoutSecrets(location, this.secrets)}` : '';
      return new SiteFailure(
        `The site redirects${to}. Enter that address; redirects aren’t followed.`,
        known,
      );
    }
    if (status === 401 || status === 403) {
      return new SiteFailure(`The site refused the credentials${told}. Check them, and the site’s rights.`, {
        ...known,
        retryAfterMs: refusedWaitMs,
      });
    }
    if (status === 400 || status === 422) {
      return new SiteFailure(`The site doesn’t take this article${told}.`, { ...known, isFinal: true });
    }
    const asked = retryAfterMs(retryAfter, this.now().getTime());
    return new SiteFailure(`The site answered ${status}${told}.`, { ...known, retryAfterMs: asked });
  }

  /** The failure for an answer with a good status but without the expected content. */
  unreadable({ status, text }: SiteResponse): SiteFailure {
    const said = withoutSecrets(text, this.secrets);
    return new SiteFailure('The site answered with something else than its interface does.', {
      status,
      said,
    });
  }
}

/** The interface of one site, signed in. */
export abstract class SiteInterface {
  constructor(protected readonly requests: SiteRequests) {}

  /**
   * Returns any answer of the site.
   * @param path the path within the interface, with its query: `posts/?limit=1`
   */
  abstract ask(path: string, asked?: Partial<Asked>): Promise<SiteResponse>;

  /** The site's reason for refusing a request, in its own words; undefined if the answer is not from its interface. */
  protected abstract reasonIn(answer: SiteResponse): string | undefined;

  now(): Date {
    return this.requests.now();
  }

  async get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape>> {
    return this.read(await this.ask(path), shape);
  }

  /** Reads something from the site; undefined if it does not exist. */
  async find<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape> | undefined> {
    const answer = await this.ask(path);
    const isMissing = answer.status === 404 && this.reasonIn(answer) !== undefined;
    return isMissing ? undefined : this.read(answer, shape);
  }

  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<SiteResponse> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Removes something from the site. If it is gone already, that counts as removed. */
  async remove(path: string): Promise<void> {
    const answer = await this.ask(path, { method: 'DELETE' });
    if (![200, 204, 404, 410].includes(answer.status)) throw this.failure(answer);
  }

  /** @throws SiteFailure when the request was not taken, or the answer has another shape */
  read<Shape extends z.ZodType>(answer: SiteResponse, shape: Shape): z.infer<Shape> {
    if (answer.status < 200 || answer.status >= 300) throw this.failure(answer);
    const read = shape.safeParse(answer.json);
    if (!read.success) throw this.requests.unreadable(answer);
    return read.data;
  }

  private failure(answer: SiteResponse): SiteFailure {
    return this.requests.failure(answer, this.reasonIn(answer));
  }
}
