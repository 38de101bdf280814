import { Injectable } from '@nestjs/common';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import { EventStore, commitPositionOf } from '../../platform/event-sourcing/event-store.js';
import type { StoredEvent } from '../tree/canonical-event.js';
import { ProvedLeaves, type Selection } from './proved-leaves.js';

/** The selected events as the store holds them at this moment, whatever their hashes are. */
@Injectable()
export class StoredEvents {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly leaves: ProvedLeaves,
  ) {}

  /** In the order of the record, as far as the first `size` events go. */
  of(selection: Selection, size: number): AsyncGenerator<StoredEvent, void> {
    return 'first' in selection
      ? this.between(selection.first, selection.last)
      : this.onStreams(selection.streams, size);
  }

  private async *onStreams(streams: readonly string[], size: number): AsyncGenerator<StoredEvent, void> {
    const events = new Map<string, StoredEvent>();
    for (const stream of streams) {
      for (const { event } of await this.store.readStream(stream)) {
        if (event) events.set(`${event.revision}@${stream}`, event);
      }
    }
    for await (const leaves of this.leaves.leaves({ streams }, size)) {
      for (const { revision, stream } of leaves) {
        const event = events.get(`${revision}@${stream}`);
        if (event) yield event;
      }
    }
  }

  private async *between(first: number, last: number): AsyncGenerator<StoredEvent, void> {
    const end = await this.leaves.position(last);
    if (end === undefined || last < first) return;
    const before = first === 0 ? undefined : await this.leaves.position(first - 1);
    const subscription = this.store.subscribe(this.codec.streamPrefixes, before);
    try {
      for await (const resolved of subscription) {
        const position = commitPositionOf(resolved);
        if (resolved.event && position <= end) yield resolved.event;
        if (position >= end) return;
      }
    } finally {
      subscription.destroy();
    }
  }
}
