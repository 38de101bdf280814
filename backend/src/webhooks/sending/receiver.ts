import type { FetchedThing } from '../../platform/fetching/fetched-thing.js';

/** Receivers have little to say, and less time than the outbox gives a message. */
export const receiver: FetchedThing = {
  maxBytes: 2_048,
  maxMs: 9_000,
  accept: '*/*',
  sentences: {
    'forbidden-address': 'This server only sends webhooks to public http and https addresses.',
    unreachable: 'The receiver can’t be reached.',
    'error-answer': 'The receiver answered with an error.',
    'too-large': 'The receiver’s answer is too large.',
    'too-slow': 'The receiver didn’t answer within 9 seconds.',
    stopped: 'The server is stopping.',
  },
};
