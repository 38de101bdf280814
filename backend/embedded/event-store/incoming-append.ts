import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, ProposedEvent } from './event.js';

/**
 * The most bytes of one append: data, metadata, and two bytes for each character of a type. It is EventStoreDB’s limit.
 */
export const maximumAppendSize = 1_048_576;

/**
 * The most bytes of a stream’s name. A name is part of an index, and if one is too long Postgres refuses its whole
 * group.
 */
const longestName = 1_000;

/** Why an append was not even tried. */
export type Refusal =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'missing-property'; readonly property: 'type' | 'content-type' }
  | { readonly kind: 'invalid'; readonly reason: string };

/** An append whose events are still coming in, by either call of the protocol. */
export interface IncomingAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Deadline in milliseconds since the Unix epoch. */
  readonly deadline: number;
  readonly events: ProposedEvent[];
  /** Size in bytes, as the server counts it against its limit. */
  size: number;
  /** The reason why it will not be tried; the first fault settles it. */
  refusal?: Refusal;
}

/** The options that both calls send of an append before its events. */
interface Options {
  getStreamIdentifier(): StreamIdentifier | undefined;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/**
 * @param revision the exact revision that the writer expects, in digits; undefined if it names none
 * @param deadline milliseconds since the Unix epoch
 */
export function beginAppend(
  options: Options | undefined,
  revision: string | undefined,
  deadline: number,
): IncomingAppend {
  const stream = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const append: IncomingAppend = {
    stream,
    expected: revision === undefined ? expectedWord(options) : Number(revision),
    deadline,
    events: [],
    size: 0,
  };
  const fault = faultOfName(stream);
  if (fault !== undefined) refuse(append, { kind: 'invalid', reason: fault });
  return append;
}

function expectedWord(options: Options | undefined): ExpectedRevision {
  if (options?.hasNoStream() === true) return 'no_stream';
  return options?.hasStreamExists() === true ? 'stream_exists' : 'any';
}

/** Adds an event. Once the append is refused, further events are ignored. */
export function addEvent(
  append: IncomingAppend,
  message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage,
): void {
  if (append.refusal !== undefined) return;
  const properties = message.getMetadataMap();
  const event: ProposedEvent = {
    id: uuidText(message.getId()),
    type: properties.get('type') ?? '',
    isJson: properties.get('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
  append.size += event.data.length + event.metadata.length + 2 * event.type.length;
  append.events.push(event);
  const fault = faultOf(event);
  const missing = (['type', 'content-type'] as const).find((property) => !properties.has(property));
  if (append.size > maximumAppendSize) refuse(append, { kind: 'too-large' });
  else if (missing !== undefined) refuse(append, { kind: 'missing-property', property: missing });
  else if (fault !== undefined) refuse(append, { kind: 'invalid', reason: fault });
}

/** Refuses the append and drops its events, which will never be written. */
export function refuse(append: IncomingAppend, refusal: Refusal): void {
  append.refusal ??= refusal;
  append.events.length = 0;
}

/** The protocol has two forms of ids: text, and two halves as signed integers. This returns the text form. */
function uuidText(uuid: UUID | undefined): string {
  const halves = uuid?.getStructured();
  if (halves === undefined) return uuid?.getString().toLowerCase() ?? '';
  const digits = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function faultOf({ id, type }: ProposedEvent): string | undefined {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return 'An event id must be a UUID.';
  if (!isStorableName(type)) return 'An event must have a type.';
  return undefined;
}

function faultOfName(stream: string): string | undefined {
  if (Buffer.byteLength(stream) > longestName) return `A stream name can have at most ${longestName} bytes.`;
  if (!isStorableName(stream)) return 'This is not a valid stream name.';
  // EventStoreDB keeps limits and access lists in these streams. This store does not heed them, so it must not accept
  // them.
  if (stream.startsWith('$$')) return 'The embedded event store does not support stream metadata.';
  return undefined;
}

/** Text in Postgres holds no NUL, and one such name would fail its whole group of appends. */
const isStorableName = (name: string): boolean => name !== '' && !name.includes('\0');
