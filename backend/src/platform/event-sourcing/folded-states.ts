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
  private readonly states = new LRUCache<string, { folded: Folded<unknown>; readAt: number }>({ max: 2_000 });
  private moments = 0;

  constructor(feed: ChangeFeed) {
    feed.changes.subscribe(({ stream, revision }) => {
      const known = this.states.peek(stream)?.folded.revision;
      if (known !== undefined && revision !== undefined && known < revision) this.states.delete(stream);
    });
    feed.missed.subscribe(() => this.states.clear());
  }

  /** Moments of this process, counted, to tell what came before what. */
  now(): number {
    return (this.moments += 1);
  }

  get<State>(stream: string): Folded<State> | undefined {
    return this.states.get(stream)?.folded as Folded<State> | undefined;
  }

  /** The state, if it was true at a moment or later. */
  since<State>(stream: string, moment: number): Folded<State> | undefined {
    return (this.states.peek(stream)?.readAt ?? -1) >= moment ? this.get<State>(stream) : undefined;
  }

  /** @param readAt a moment before the state was read or written */
  set(stream: string, folded: Folded<unknown>, readAt: number): void {
    this.states.set(stream, { folded, readAt });
  }

  delete(stream: string): void {
    this.states.delete(stream);
  }
}
