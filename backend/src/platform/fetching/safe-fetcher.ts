import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ForbiddenAddress, checkedLookup, resolveBySystem, type ResolveName } from './checked-lookup.js';
import type { FetchedThing } from './fetched-thing.js';
import type {
  FetchAnswer,
  AskOutcome,
  FetchFailure,
  FetchFailureKind,
  FetchOutcome,
  PostOutcome,
  WholeAnswer,
} from './fetch-outcome.js';
import { version } from '../program/version.js';
import { isPublicAddress } from './public-address.js';

/** The name that this server gives itself, because some servers turn away clients that give none. */
export const userAgent = userAgentFor('editorial platform');

export function userAgentFor(purpose: string): string {
  return `Provenance/${version} (${purpose})`;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

class TooLarge extends Error {}

type Options = RequestOptions & { readonly host: string; readonly lookup: LookupFunction };

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request to an interface. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/**
 * Fetches addresses from outside. Only public ones are allowed, which is checked again after every redirect and on the
 * address that is connected to. Size and time are limited.
 */
export class SafeFetcher {
  /** @param exceptions `host:port` entries that may be private, as they appear in an address, in lower case */
  constructor(
    private readonly exceptions: readonly string[],
    private readonly thing: FetchedThing,
    private readonly resolve: ResolveName = resolveBySystem,
  ) {}

  failure(kind: FetchFailureKind): FetchFailure {
    return { ok: false, kind, message: this.thing.sentences[kind] };
  }

  /**
   * Fetches an address. Never throws for a fault of the other server.
   * @param stop gives the fetch up; the outcome is then `stopped`
   */
  fetch(address: string, stop?: AbortSignal): Promise<FetchOutcome> {
    return this.guarded((signal) => this.follow(address, signal), stop);
  }

  /**
   * Sends a body. A redirect counts as an answer and is not followed. Only the beginning of a long or slow answer is
   * read. Never throws for a fault of the other server.
   */
  post(address: string, sent: Sent, stop?: AbortSignal): Promise<PostOutcome> {
    return this.guarded((signal) => this.send(address, sent, signal), stop);
  }

  /**
   * Sends a request and reads the whole answer; one that breaks off is `unreachable`. A redirect counts as an answer
   * and is not followed, so that its target does not get the headers. Never throws for a fault of the other server.
   */
  ask(address: string, asked: Asked, stop?: AbortSignal): Promise<AskOutcome> {
    return this.guarded((signal) => this.exchange(address, asked, signal), stop);
  }

  /** Why people may not enter an address, as a sentence; undefined if they may. */
  async objectionTo(address: string): Promise<string | undefined> {
    if (!(await this.permits(address))) return this.failure('forbidden-address').message;
    const { username, password } = new URL(address);
    if (username === '' && password === '') return undefined;
    return 'The address must not hold a user name or a password.';
  }

  /**
   * Whether an address may be fetched, as far as can be told now: a name that does not resolve may lead to a server
   * later.
   */
  private async permits(address: string): Promise<boolean> {
    try {
      const { host, lookup } = this.optionsFor(permitted(address), AbortSignal.abort());
      return await new Promise<boolean>((resolve) =>
        lookup(host, {}, (error) => resolve(!(error instanceof ForbiddenAddress))),
      );
    } catch {
      return false;
    }
  }

  private async guarded<Outcome>(
    work: (signal: AbortSignal) => Promise<Outcome>,
    stop?: AbortSignal,
  ): Promise<Outcome | FetchFailure> {
    const deadline = AbortSignal.timeout(this.thing.maxMs);
    const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
    try {
      return await work(signal);
    } catch (error) {
      if (stop?.aborted) return this.failure('stopped');
      if (deadline.aborted) return this.failure('too-slow');
      if (error instanceof ForbiddenAddress) return this.failure('forbidden-address');
      if (error instanceof TooLarge) return this.failure('too-large');
      return this.failure('unreachable');
    }
  }

  private async send(address: string, { headers, body }: Sent, signal: AbortSignal): Promise<FetchAnswer> {
    const options = this.optionsFor(permitted(address), signal);
    const sent = { ...options, method: 'POST', headers: { ...options.headers, ...headers } };
    const answer = await this.request(sent, body);
    const text = await beginningOf(answer, this.thing.maxBytes);
    return { ok: true, status: answer.statusCode ?? 0, text, retryAfter: answer.headers['retry-after'] };
  }

  private async exchange(
    address: string,
    { method, headers, body }: Asked,
    signal: AbortSignal,
  ): Promise<WholeAnswer> {
    const options = this.optionsFor(permitted(address), signal);
    const answer = await this.request(
      { ...options, method, headers: { ...options.headers, ...headers } },
      body,
    );
    const text = (await bodyOf(answer, this.thing.maxBytes)).toString();
    const { 'retry-after': retryAfter, date, location } = answer.headers;
    return { ok: true, status: answer.statusCode ?? 0, text, retryAfter, date, location };
  }

  private async follow(address: string, signal: AbortSignal): Promise<FetchOutcome> {
    let url = permitted(address);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await this.request(this.optionsFor(url, signal));
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) {
        const bytes = await bodyOf(answer, this.thing.maxBytes);
        return { ok: true, bytes, contentType: headers['content-type'] ?? '' };
      }
      answer.destroy();
      if (!redirects.has(statusCode) || headers.location === undefined) return this.failure('error-answer');
      url = permitted(headers.location, url);
    }
    return this.failure('error-answer');
  }

  private request(options: Options, body?: string | Buffer): Promise<IncomingMessage> {
    const request = options.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      request(options, resolve).once('error', reject).end(body);
    });
  }

  /** Builds the options by hand, because passing the `URL` would pass on its user name and password. */
  private optionsFor(url: URL, signal: AbortSignal): Options {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    const free = this.exceptions.includes(`${url.hostname}:${port}`);
    if (!free && isForbidden(host)) throw new ForbiddenAddress(host);
    return {
      protocol: url.protocol,
      host,
      port,
      path: url.pathname + url.search,
      // A socket that is kept alive would serve the next request for this name unchecked.
      agent: false,
      headers: { accept: this.thing.accept, 'accept-encoding': 'identity', 'user-agent': userAgent },
      signal,
      lookup: checkedLookup(this.resolve, free ? () => true : isPublicAddress),
    };
  }
}

/**
 * Checks what needs no lookup, since sockets make none for literal addresses, and not every system makes one for local
 * names.
 */
function isForbidden(host: string): boolean {
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
}

function permitted(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new ForbiddenAddress(address);
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) throw new ForbiddenAddress(address);
  return url;
}

async function bodyOf(answer: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads until the limit, the end or a break, because an answer counts as soon as its status has arrived. */
async function beginningOf(answer: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= limit) break;
    }
  } catch {
    // The part that came before the break is kept.
  }
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, limit).toString();
}
