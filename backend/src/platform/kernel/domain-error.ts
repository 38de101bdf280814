/** The kinds of refusals; one filter maps them to HTTP statuses. */
export type RefusalKind =
  | 'invalid'
  | 'unsupported'
  | 'too-large'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'over'
  | 'stale'
  | 'misdirected'
  | 'limited'
  | 'provider-failed'
  | 'provider-timed-out'
  | 'unavailable';

/** The codes of possible refusals, by kind. */
export type Refusals = Readonly<Partial<Record<RefusalKind, readonly string[]>>>;

export interface FieldError {
  /** Path of the field in the body, such as `articleCount` or `content[3].name`; empty for the whole. */
  readonly field: string;
  readonly message: string;
}

export interface RefusalDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** A cause for administrators only: one line without secrets, such as a provider’s message. */
  readonly cause?: string;
  /** Further members of the problem document, such as `current` for a stale revision. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * A refusal that a person can act on. `code` is stable and names the case (`weekly-limit-reached`); `message` is a
 * sentence for people and becomes the problem’s `detail`.
 */
export class DomainError<Code extends string = string> extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: Code,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** The refusal of a request that may succeed in a moment. */
export function unavailable(code: string, message: string, retryAfterSeconds = 5): DomainError {
  return new DomainError('unavailable', code, message, { retryAfterSeconds });
}
