import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import { storable } from '../text/storable-text.js';
import type { Projection } from './projection.js';
import type { ParkedEvent } from './read-model-writer.js';
import { Rows, type RowChange } from './rows.js';

/** The effect of a batch of events: rows to change, and events to park together with all later ones of their stream. */
export class BatchOutcome {
  readonly changes: RowChange[] = [];
  readonly parked: ParkedEvent[] = [];
  private readonly parkedHere = new Set<string>();

  /** @param blocked block keys of streams that were parked before this batch */
  constructor(private readonly blocked: ReadonlySet<string>) {}

  /** @param event the event, or the reason why it cannot be read or written */
  add(
    projection: Projection,
    resolved: AllStreamResolvedEvent,
    position: bigint,
    event: Recorded | string,
  ): void {
    if (projection.applyStored && resolved.event) {
      const rows = new Rows();
      projection.applyStored(resolved.event, position, rows);
      this.changes.push(...rows.changes);
      return;
    }
    const changes = typeof event === 'string' ? event : this.changesOf(projection, event);
    if (typeof changes !== 'string') {
      this.changes.push(...changes);
      return;
    }
    const stream = resolved.event?.streamId ?? '';
    this.parkedHere.add(blockKey(projection.name, stream));
    this.parked.push({
      projection: projection.name,
      position,
      stream: storable(stream),
      eventId: resolved.event?.id ?? '',
      type: storable(resolved.event?.type ?? ''),
      reason: storable(changes),
    });
  }

  private changesOf(projection: Projection, event: Recorded): RowChange[] | string {
    const key = blockKey(projection.name, event.stream);
    if (this.blocked.has(key) || this.parkedHere.has(key))
      return 'An earlier event of this stream is parked.';
    const rows = new Rows();
    try {
      projection.apply(event, rows);
      return rows.changes;
    } catch (error) {
      return `It cannot be applied: ${(error as Error).message}`;
    }
  }
}

/** The key of a stream in which a projection has parked an event. */
export function blockKey(projection: string, stream: string): string {
  return `${projection}\n${stream}`;
}
