import type { RecordedEvent } from './event.js';

const mostEvents = 512;
const mostBytes = 4 * 1_048_576;

/** The newest events, kept in memory so that readers that follow the log closely never query Postgres. */
export class Tail {
  private events: RecordedEvent[] = [];
  private bytes = 0;

  push(added: readonly RecordedEvent[]): void {
    for (const event of added) {
      this.events.push(event);
      this.bytes += sizeOf(event);
    }
    if (this.events.length > 2 * mostEvents || this.bytes > 2 * mostBytes) this.shorten();
  }

  /** Events with positions from `first` to `last`, or undefined if the oldest of them is no longer here. */
  slice(first: number, last: number): RecordedEvent[] | undefined {
    const oldest = this.events[0]?.position;
    if (oldest === undefined || first < oldest) return undefined;
    return this.events.slice(first - oldest, last - oldest + 1);
  }

  /** Drops the older half, and only rarely, because trimming an array costs as much as the part that is kept. */
  private shorten(): void {
    const kept: RecordedEvent[] = [];
    this.bytes = 0;
    for (const event of this.events.toReversed()) {
      if (kept.length === mostEvents || this.bytes >= mostBytes) break;
      kept.push(event);
      this.bytes += sizeOf(event);
    }
    this.events = kept.reverse();
  }
}

const sizeOf = (event: RecordedEvent): number => event.data.length + event.metadata.length;
