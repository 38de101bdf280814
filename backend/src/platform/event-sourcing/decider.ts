import type { DomainEvent, EventCatalog } from './event-catalog.js';

/**
 * A consistency boundary as data and pure functions. Time, ids, random numbers, model output and facts of other streams
 * arrive inside the command. `decide` refuses by throwing a DomainError; if it returns no events, nothing changes.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly catalog: EventCatalog;
  readonly initialState: State;
  /**
   * Version of the state, set for streams that grow long and whose states survive JSON unchanged; snapshots are kept
   * under it. Change it with every change of what `evolve` returns, because a snapshot of another version is not used.
   * See decision 12.
   */
  readonly snapshotVersion?: string;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** The function that folds the events of a stream to a state, with its catalog, without the decisions. */
export type Fold<State> = Omit<Decider<State, never, never>, 'decide'>;
