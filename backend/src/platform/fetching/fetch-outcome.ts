/** Why nothing was fetched. */
export type FetchFailureKind =
  | 'forbidden-address'
  | 'unreachable'
  | 'error-answer'
  | 'too-large'
  | 'too-slow'
  | 'stopped';

export interface FetchFailure {
  readonly ok: false;
  readonly kind: FetchFailureKind;
  /** The failure as a sentence for people, which reveals nothing about the network behind this server. */
  readonly message: string;
}

export interface Fetched {
  readonly ok: true;
  readonly bytes: Buffer;
  /** The media type that the server names, with its parameters; empty if it names none. */
  readonly contentType: string;
}

export type FetchOutcome = Fetched | FetchFailure;

/** A server’s answer to a request with a body, even if it refused it. */
export interface FetchAnswer {
  readonly ok: true;
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined;
}

export type PostOutcome = FetchAnswer | FetchFailure;

/** A whole answer, whatever its status. */
export interface WholeAnswer extends FetchAnswer {
  /** The header `Date`. */
  readonly date: string | undefined;
  /** The header `Location`. */
  readonly location: string | undefined;
}

export type AskOutcome = WholeAnswer | FetchFailure;
