import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, ProposedEvent } from './event.js';

/** Bytes of one append: data, metadata, and two for each character of a type; the limit of EventStoreDB. */
export const maximumAppendSize = 1_048_576;

/** Bytes; a name is part of an index, and Postgres refuses the whole group that it is written with when it is too long. */
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
  /** Milliseconds since the Unix epoch. */
  readonly deadline: number;
  readonly events: ProposedEvent[];
  /** Bytes as the server counts them against its limit. */
  size: number;
  /** Why it will not be tried; settled by the first fault. */
  refusal?: Refusal;
}

/** What both calls say of an append before its events. */
interface Options {
  getStreamIdentifier(): StreamIdentifier | undefined;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/**
 * @param revision the exact one that the writer expects, in digits; undefined if it names none
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

/** Adds an event; once the append is refused, only its end matters. */
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

/** Nothing is kept of what will not be written. */
export function refuse(append: IncomingAppend, refusal: Refusal): void {
  append.refusal ??= refusal;
  append.events.length = 0;
}

/** The protocol has two forms of ids: text, and two halves as signed integers. */
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
  // Limits and access lists are kept in such streams; taking them without heeding them would be a lie.
  if (stream.startsWith('$$')) return 'The embedded event store does not support stream metadata.';
  return undefined;
}

/** Postgres' text holds no NUL; one such append would fail the whole group that it is written with. */
const isStorableName = (name: string): boolean => name !== '' && !name.includes('\0');
