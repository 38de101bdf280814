import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.js';
import type { Actor } from './actor.js';

/** A stream's folded state; everything but `state` is undefined while the stream has no events. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: bigint | undefined;
  readonly position: bigint | undefined;
  /** The last event. */
  readonly last: { readonly id: string; readonly by: Actor; readonly at: string } | undefined;
  /** Revision of the last snapshot of the stream that is known of. */
  readonly snapshot?: bigint | undefined;
}

/**
 * The states of the streams that this process used last. Each was true once and may be outdated: another process may
 * have written since. A state known to be outdated is dropped.
 */
export class FoldedStates {
  private readonly states = new LRUCache<string, Folded<unknown>>({ max: 2_000 });

  constructor(feed: ChangeFeed) {
    feed.changes.subscribe(({ stream, revision }) => {
      const known = this.states.peek(stream)?.revision;
      if (known !== undefined && revision !== undefined && known < revision) this.states.delete(stream);
    });
    feed.missed.subscribe(() => this.states.clear());
  }

  get<State>(stream: string): Folded<State> | undefined {
    return this.states.get(stream) as Folded<State> | undefined;
  }

  set(stream: string, folded: Folded<unknown>): void {
    this.states.set(stream, folded);
  }

  delete(stream: string): void {
    this.states.delete(stream);
  }
}
