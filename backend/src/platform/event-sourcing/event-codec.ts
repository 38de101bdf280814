import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type EventData,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { CommandContext } from './command-context.js';
import { derivedId } from './command-context.js';
import type { DomainEvent, EventCatalog } from './event-catalog.js';
import { eventMetadataSchema, type EventMetadata, type Recorded } from './recorded-event.js';

/** An event in the store that this version of the product cannot read. It is parked, never skipped. */
class UndecodableEvent extends Error {}

/** Translates between domain events and the store's records. Knows every catalog of the product. */
export class EventCodec {
  private readonly catalogs: ReadonlyMap<string, EventCatalog>;

  constructor(catalogs: readonly EventCatalog[]) {
    this.catalogs = new Map(catalogs.map((catalog) => [catalog.streamPrefix, catalog]));
  }

  /** The prefixes of all streams of the product, which filter a subscription to `$all`. */
  get streamPrefixes(): string[] {
    return [...this.catalogs.keys()].map((prefix) => `${prefix}-`);
  }

  /**
   * Builds the records of one append to a stream whose last revision is `after`. Ids derive from the command and the
   * revision, so that repeating an append whose outcome is unknown cannot write anything twice.
   * @throws ZodError if an event does not fit its own schema, so that nothing unreadable is ever written.
   */
  encode(
    catalog: EventCatalog,
    stream: string,
    events: readonly DomainEvent[],
    context: CommandContext,
    at: Date,
    after: bigint | undefined,
  ): EventData[] {
    const metadata: EventMetadata = {
      actor: context.actor,
      at: at.toISOString(),
      correlationId: context.correlationId,
      causationId: context.causationId,
      requestId: context.requestId,
      schemaVersion: 1,
      ...(context.strength !== undefined && { strength: context.strength }),
      ...(context.undoes !== undefined && { undoes: context.undoes }),
    };
    const first = after === undefined ? 0n : after + 1n;
    return events.map(({ type, data }, index) => {
      const schema = catalog.schemas[type];
      if (!schema) throw new Error(`${type} is not in the catalog of ${catalog.streamPrefix}`);
      return jsonEvent({
        id: derivedId(context.commandId, `${stream}@${first + BigInt(index)}`),
        type,
        data: schema.parse(data),
        metadata,
      });
    });
  }

  /** @throws UndecodableEvent with the reason in words. */
  decode({ event, commitPosition }: ResolvedEvent | AllStreamResolvedEvent): Recorded {
    if (!event) throw new UndecodableEvent('The record holds no event.');
    const [prefix, streamId] = splitStream(event.streamId);
    const schema = this.catalogs.get(prefix)?.schemas[event.type];
    if (!schema) throw new UndecodableEvent(`The event type ${event.type} is not known.`);
    const data = schema.safeParse(event.data);
    if (!data.success) throw new UndecodableEvent(`Its data: ${firstIssue(data.error.issues)}`);
    const metadata = eventMetadataSchema.safeParse(event.metadata);
    if (!metadata.success) throw new UndecodableEvent(`Its metadata: ${firstIssue(metadata.error.issues)}`);
    return {
      type: event.type,
      data: data.data,
      id: event.id,
      stream: event.streamId,
      streamId,
      revision: event.revision,
      position: commitPosition ?? event.position?.commit ?? -1n,
      metadata: metadata.data,
    };
  }
}

function splitStream(stream: string): [prefix: string, id: string] {
  const dash = stream.indexOf('-');
  return dash < 0 ? [stream, ''] : [stream.slice(0, dash), stream.slice(dash + 1)];
}

function firstIssue(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const issue = issues[0];
  return issue ? `${issue.path.join('.') || '(whole)'}: ${issue.message}` : 'unreadable';
}
