import { EventEmitter } from 'node:events';
import { noRevision, type RecordedEvent } from './event.js';
import type { EventTable } from './event-table.js';
import { RevisionCache } from './revision-cache.js';
import { Tail } from './tail.js';

/**
 * The log of all events as readers see it: only what is on disk, in the order of positions. The newest part is held in
 * memory, the rest is read from the table.
 */
export class EventLog {
  private readonly tail = new Tail();
  private readonly heads = new RevisionCache();
  private readonly published = new EventEmitter().setMaxListeners(0);

  private constructor(
    private readonly table: EventTable,
    private last: number,
  ) {}

  static async open(table: EventTable): Promise<EventLog> {
    return new EventLog(table, await table.lastPosition());
  }

  /** Position of the newest event, 0 if there is none. */
  get lastPosition(): number {
    return this.last;
  }

  /** Shows events to readers; they follow the last position without a gap and are on disk. */
  publish(events: readonly RecordedEvent[]): void {
    if (events.length === 0) return;
    for (const { stream, revision } of events) this.heads.set(stream, revision);
    this.tail.push(events);
    this.last += events.length;
    this.published.emit('events');
  }

  /** Resolves as soon as there is an event after the position, or when the signal aborts. */
  async eventAfter(position: number, signal: AbortSignal): Promise<void> {
    while (this.last <= position && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.published.off('events', done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        this.published.on('events', done);
        signal.addEventListener('abort', done);
      });
    }
  }

  /** Events with positions from `first` to `last`, both included, in rising order. */
  async readAll(first: number, last: number): Promise<RecordedEvent[]> {
    const newest = Math.min(last, this.last);
    if (first > newest) return [];
    return this.tail.slice(first, newest) ?? this.table.readAll(first, newest);
  }

  /** Events of one stream with revisions from `first` to `last`, both included, in rising order. */
  readStream(stream: string, first: number, last: number): Promise<RecordedEvent[]> {
    return this.table.readStream(stream, first, last);
  }

  /** Last revision of a stream. */
  async headOf(stream: string): Promise<number> {
    return (await this.headsOf([stream])).get(stream) ?? noRevision;
  }

  /** Last revisions of streams, each with an entry. */
  async headsOf(streams: readonly string[]): Promise<Map<string, number>> {
    const unknown = streams.filter((stream) => this.heads.get(stream) === undefined);
    const loaded = unknown.length > 0 ? await this.table.heads([...new Set(unknown)]) : [];
    for (const [stream, head] of loaded) this.heads.setIfUnknown(stream, head);
    return new Map(streams.map((stream) => [stream, this.heads.get(stream) ?? noRevision]));
  }
}
