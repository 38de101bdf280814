/** An event as a client proposes it. Data and metadata are kept byte for byte. */
export interface ProposedEvent {
  /** UUID in its text form; identifies the event permanently, so that a repeated append is recognised. */
  readonly id: string;
  readonly type: string;
  /** Whether the client calls the data JSON; the store itself does not look. */
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event in the log. */
export interface RecordedEvent extends ProposedEvent {
  /** Place in the log of all streams: 1, 2, 3 …, without gaps. */
  readonly position: number;
  readonly stream: string;
  /** Place in its stream: 0, 1, 2 …, without gaps. */
  readonly revision: number;
  /** Time of the append, in milliseconds since the Unix epoch. */
  readonly created: number;
}

/** A writer’s assumption about the stream: its last revision, or one of the protocol’s words. */
export type ExpectedRevision = number | 'no_stream' | 'any' | 'stream_exists';

/** The last revision of a stream without events, whose next event then gets revision 0. */
export const noRevision = -1;

/** Whether a stream whose last revision is `head` is as the writer expects. */
export function meets(expected: ExpectedRevision, head: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'stream_exists') return head !== noRevision;
  return head === namedHead(expected);
}

/** The last revision that an exact expectation names; undefined for the two that name none. */
export function namedHead(expected: ExpectedRevision): number | undefined {
  if (expected === 'no_stream') return noRevision;
  return typeof expected === 'number' ? expected : undefined;
}
