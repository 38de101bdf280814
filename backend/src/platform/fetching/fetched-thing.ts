import type { FetchFailureKind } from './fetch-outcome.js';

/** The settings of a fetcher: how much it reads, what it asks servers for, and its sentences for failures. */
export interface FetchedThing {
  /** The most bytes of the body. */
  readonly maxBytes: number;
  /** The time limit for the whole fetch, redirects included, in milliseconds. */
  readonly maxMs: number;
  /** The `Accept` header. */
  readonly accept: string;
  readonly sentences: Readonly<Record<FetchFailureKind, string>>;
}

/** @param name `image` or `page` */
function thing(name: string, accept: string, maxMebibytes: number, maxSeconds: number): FetchedThing {
  return {
    maxBytes: maxMebibytes * 1024 * 1024,
    maxMs: maxSeconds * 1_000,
    accept,
    sentences: {
      'forbidden-address': `This server only fetches ${name}s from public http and https addresses.`,
      unreachable: `The ${name}’s server can’t be reached.`,
      'error-answer': `The ${name}’s server answered with an error.`,
      'too-large': `The ${name} is larger than ${maxMebibytes} MiB.`,
      'too-slow': `The ${name}’s server didn’t send it within ${maxSeconds} seconds.`,
      stopped: `The server is stopping, so the ${name} wasn’t fetched.`,
    },
  };
}

export const picture = thing('image', 'image/*', 20, 15);

const pageKinds = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
];

/** A page, or a document that is read like one. */
export const page = thing('page', pageKinds.join(', '), 20, 15);
