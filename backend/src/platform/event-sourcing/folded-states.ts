import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.js';
import type { Actor } from './actor.js';
import type { Fold } from './decider.js';
import type { Recorded } from './recorded-event.js';

/** A stream's folded state; everything but `state` is undefined while the stream has no events. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: bigint | undefined;
  readonly position: bigint | undefined;
  /** The last event. */
  readonly last: { readonly id: string; readonly by: Actor; readonly at: string } | undefined;
  /** Revision of the stream's last known snapshot. */
  readonly snapshot?: bigint | undefined;
}

interface Known {
  readonly folded: Folded<unknown>;
  readonly readAt: number;
}

/**
 * Room for as many articles as people work on at once: six hundred of ordinary length, or twenty of the longest with
 * 200,000 characters each. Any other state costs a look-up by key.
 */
const kept = { max: 1_000, maxSize: 4_000_000 };

/** The overhead of a member beyond its content, counted in characters. */
const memberCharacters = 8;

/** The size of a state: the length of its texts, and an overhead for each member. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return memberCharacters + value.length;
  let characters = memberCharacters;
  if (typeof value !== 'object' || value === null) return characters;
  const members = value instanceof Map || value instanceof Set ? value : Object.values(value);
  for (const member of members) characters += charactersIn(member);
  return characters;
}

/**
 * The states of the streams that this process used last. Each was current at some time and may be outdated, because
 * another process may have written since. A state that is known to be outdated is dropped.
 */
export class FoldedStates {
  private readonly states = new LRUCache<string, Known>({
    ...kept,
    sizeCalculation: ({ folded }) => charactersIn(folded.state),
  });
  private moments = 0;
  /** The moment before which reads are dropped, because they may come from another record. */
  private begun = 0;

  constructor(feed: ChangeFeed) {
    feed.changes.subscribe(({ stream, revision }) => {
      const known = this.states.peek(stream)?.folded.revision;
      if (known !== undefined && revision !== undefined && known < revision) this.states.delete(stream);
    });
    feed.missed.subscribe(() => {
      this.states.clear();
      this.begun = this.now();
    });
  }

  /** Counts moments of this process, so that their order can be compared. */
  now(): number {
    return (this.moments += 1);
  }

  get<State>(stream: string): Folded<State> | undefined {
    return this.states.get(stream)?.folded as Folded<State> | undefined;
  }

  /** The state, if it was current at that moment or later. */
  since<State>(stream: string, moment: number): Folded<State> | undefined {
    return (this.states.peek(stream)?.readAt ?? -1) >= moment ? this.get<State>(stream) : undefined;
  }

  /** @param readAt a moment before the state was read or written */
  set(stream: string, folded: Folded<unknown>, readAt: number): void {
    if (readAt >= this.begun) this.states.set(stream, { folded, readAt });
  }

  delete(stream: string): void {
    this.states.delete(stream);
  }
}

/** The state after further events. */
export function afterMore<State>(
  fold: Fold<State>,
  before: Folded<State>,
  events: readonly Recorded[],
): Folded<State> {
  const last = events.at(-1);
  if (!last) return before;
  return {
    // The catalog that decoded them is the fold's own, so these are its events.
    state: events.reduce((state, event) => fold.evolve(state, event as never), before.state),
    revision: last.revision,
    position: last.position,
    last: { id: last.id, by: last.metadata.actor, at: last.metadata.at },
    snapshot: before.snapshot,
  };
}

export function nothingYet<State>({ initialState: state }: Fold<State>): Folded<State> {
  return { state, revision: undefined, position: undefined, last: undefined };
}
