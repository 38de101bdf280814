import type { DomainEvent, EventCatalog } from './event-catalog.js';

/**
 * A consistency boundary as data and pure functions. Time, ids, random numbers, model output and facts of
 * other streams arrive inside the command. `decide` refuses by throwing a DomainError; no events means that
 * nothing changes.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly catalog: EventCatalog;
  readonly initialState: State;
  /**
   * Set for streams that grow long and whose states survive JSON unchanged; snapshots are kept under it. Change it with
   * every change of what `evolve` returns, because a snapshot of another version is not used.
   */
  readonly snapshotVersion?: string;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** How the events of a stream fold to a state, without the decisions. */
export type Fold<State> = Omit<Decider<State, never, never>, 'decide'>;
