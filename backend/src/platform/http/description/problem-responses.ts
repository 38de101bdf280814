import { DomainError, type RefusalKind } from '../../kernel/domain-error.js';
import { plainProblem, problemOf, statusOf } from '../problems/problem.js';
import type { Schema } from './json-schema.js';

/** An answer of an operation, or a reference to a shared one. */
export interface ResponseObject {
  readonly description?: string;
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: Record<string, { schema: Schema; example?: unknown }>;
}

/** The name of each kind of refusal in the components, and its meaning. */
const kinds: Readonly<Record<RefusalKind, readonly [name: string, meaning: string]>> = {
  invalid: ['Invalid', 'The request can’t be read, or breaks a rule; `errors` names the fields.'],
  unauthenticated: ['Unauthenticated', 'Nobody is signed in, or what was shown isn’t valid.'],
  forbidden: ['Forbidden', 'The caller may not do this.'],
  'not-found': ['NotFound', 'There is no such thing, or the caller may not know of it.'],
  conflict: ['Conflict', 'The state of things forbids it.'],
  over: ['Over', 'It has ended and has to be begun again.'],
  stale: ['Stale', 'Someone saved a change in the meantime; `current` says who and when.'],
  'too-large': ['TooLarge', 'The body is larger than 1 MiB, or a file than its route takes.'],
  unsupported: ['Unsupported', 'This kind of content isn’t taken.'],
  misdirected: ['Misdirected', 'The request names a host that isn’t this server.'],
  limited: ['Limited', 'A limit is reached; `Retry-After` says when to try again, where waiting helps.'],
  'provider-failed': ['ProviderFailed', 'Another server failed, such as that of the model.'],
  'provider-timed-out': ['ProviderTimedOut', 'Another server didn’t answer in time.'],
  unavailable: [
    'Unavailable',
    'The server can’t do this right now. Nothing is lost; `Retry-After` says when to try again.',
  ],
};

/** Examples for the kinds whose status alone says little. */
const refused: readonly DomainError[] = [
  new DomainError('invalid', 'invalid', 'Title is required.', {
    errors: [{ field: 'title', message: 'Title is required.' }],
  }),
  new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.'),
  new DomainError(
    'conflict',
    'idempotency-key-reused',
    'This Idempotency-Key was already used for a different request.',
  ),
  new DomainError('stale', 'stale-revision', 'Someone saved a change in the meantime.'),
  new DomainError('provider-failed', 'text-rejected', 'The AI provider rejected the request.'),
  new DomainError('provider-timed-out', 'text-timed-out', 'The model didn’t answer in time.'),
];

const otherwise = 'Problem';
const retried: readonly (keyof typeof kinds)[] = ['limited', 'unavailable'];

const statusOfKind = (kind: keyof typeof kinds): number => statusOf[kind];

/**
 * The error answers of one operation, by status.
 * @param refusals the operation’s kinds of refusals, with their codes
 */
export function problemResponses(
  refusals: ReadonlyMap<keyof typeof kinds, readonly string[]>,
): Record<string, ResponseObject> {
  const byStatus = [...refusals].map(([kind, codes]) => {
    const [name, meaning] = kinds[kind];
    const list = codes.map((code) => `\`${code}\``).join(', ');
    const reference = { $ref: `#/components/responses/${name}` };
    return [
      statusOfKind(kind),
      list ? { ...reference, description: `${meaning} ${list}` } : reference,
    ] as const;
  });
  return { ...Object.fromEntries(byStatus), default: { $ref: `#/components/responses/${otherwise}` } };
}

/** The codes of one operation’s error answers, by status: the contents of the descriptions in a form for programs. */
export function problemCodes(
  refusals: ReadonlyMap<keyof typeof kinds, readonly string[]>,
): Record<string, unknown> {
  return Object.fromEntries([...refusals].map(([kind, codes]) => [statusOfKind(kind), codes]));
}

/** The components that `problemResponses` refers to. */
export function sharedResponses(used: ReadonlySet<keyof typeof kinds>): Record<string, ResponseObject> {
  const shared = [...used].map((kind) => {
    const [name, meaning] = kinds[kind];
    return [name, problemResponse(statusOfKind(kind), meaning, retried.includes(kind))] as const;
  });
  const meaning = 'Any other error, such as a fault of the server, which it has logged.';
  return { ...Object.fromEntries(shared), [otherwise]: problemResponse(500, meaning, false) };
}

function problemResponse(status: number, description: string, retry: boolean): ResponseObject {
  const refusal = refused.find(({ kind }) => statusOf[kind] === status);
  const problem = refusal ? problemOf(refusal) : plainProblem(status);
  const example = { ...problem, requestId: '0198c1f2-7a3b-4c4d-8e5f-6a7b8c9d0e1f' };
  return {
    description,
    ...(retry && {
      headers: {
        'Retry-After': {
          description: 'The number of seconds to wait.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
    }),
    content: {
      'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemAnswer' }, example },
    },
  };
}
