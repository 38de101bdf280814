import type { DomainEvent, EventCatalog } from './event-catalog.js';

/**
 * A consistency boundary as data and pure functions. Time, ids, random numbers, model output and facts of
 * other streams arrive inside the command. `decide` refuses by throwing a DomainError; no events means that
 * nothing changes.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly catalog: EventCatalog;
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}
