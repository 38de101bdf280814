import { LRUCache } from 'lru-cache';
import { EventEmitter, once } from 'node:events';
import type { RecordedEvent } from './event.js';
import type { EventTable } from './event-table.js';
import { pages, type NumberSpan } from './paging.js';
import { Tail } from './tail.js';

/** Enough for some 80,000 streams with names of ordinary length. */
const bytesOfHeads = 16 * 2 ** 20;
/** Bytes that an entry takes beside its name. */
const bytesOfHead = 100;

/**
 * The log of all events as readers see it: only events on disk, in the order of positions. The newest part is also held
 * in memory for readers that follow the log.
 */
export class EventLog {
  private readonly tail = new Tail();
  /** Last revisions of the streams that were written or looked up most recently. */
  private readonly heads = new LRUCache<string, number>({
    maxSize: bytesOfHeads,
    sizeCalculation: (_, stream) => bytesOfHead + 2 * stream.length,
  });
  private readonly published = new EventEmitter().setMaxListeners(0);

  private constructor(
    private readonly table: EventTable,
    private last: number,
  ) {}

  static async open(table: EventTable): Promise<EventLog> {
    return new EventLog(table, await table.reader.lastPosition());
  }

  /** Position of the newest event, 0 if there is none. */
  get lastPosition(): number {
    return this.last;
  }

  /** Shows events to readers. The events must follow the last position without a gap and be on disk. */
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
      await once(this.published, 'events', { signal }).catch(() => undefined);
    }
  }

  /** The next page of events after a position, for a reader that follows the log; empty if there are none yet. */
  pageAfter(position: number): Promise<RecordedEvent[]> {
    const span = { low: position + 1, high: this.last, backwards: false };
    return firstOf(
      pages(
        span,
        async (part) => this.tail.slice(part.low, part.high) ?? this.table.reader.readAll(part),
        positionOf,
      ),
    );
  }

  /** The next page of events after one position up to another, as they are on disk; empty if there are none. */
  pageOnDisk(after: number, high: number): Promise<RecordedEvent[]> {
    return firstOf(this.readAll({ low: after + 1, high, backwards: false }));
  }

  /** Reads the events with the positions of a span from disk, in its direction, page by page. */
  readAll(span: NumberSpan): AsyncGenerator<RecordedEvent[]> {
    const known = { ...span, high: Math.min(span.high, this.last) };
    return pages(known, (part) => this.table.reader.readAll(part), positionOf);
  }

  /** Reads the events of one stream with the revisions of a span, in its direction, page by page. */
  readStream(stream: string, span: NumberSpan): AsyncGenerator<RecordedEvent[]> {
    return pages(
      span,
      (part) => this.table.reader.readStream(stream, part),
      ({ revision }) => revision,
    );
  }

  /** Last revision of a stream, for readers, who do not wait for pending writes. */
  async headOf(stream: string): Promise<number> {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const { last } = this;
    const head = await this.table.reader.headOf(stream);
    // Events published meanwhile may belong to this stream and may already have left the cache.
    if (this.last === last) this.heads.set(stream, head);
    return head;
  }

  /** Last revisions of streams, an entry for each. Only the writer calls this, and nothing is published meanwhile. */
  async headsOf(streams: readonly string[]): Promise<Map<string, number>> {
    const heads = new Map<string, number>();
    const unknown = new Set<string>();
    for (const stream of streams) {
      const head = this.heads.get(stream);
      if (head === undefined) unknown.add(stream);
      else heads.set(stream, head);
    }
    if (unknown.size === 0) return heads;
    for (const [stream, head] of await this.table.heads([...unknown])) {
      heads.set(stream, head);
      this.heads.set(stream, head);
    }
    return heads;
  }
}

const positionOf = ({ position }: RecordedEvent): number => position;

async function firstOf(read: AsyncGenerator<RecordedEvent[]>): Promise<RecordedEvent[]> {
  for await (const page of read) return page;
  return [];
}
