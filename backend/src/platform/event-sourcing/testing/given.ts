import type { Decider } from '../decider.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { DomainEvent, EventCatalog } from '../event-catalog.js';

interface Decided<Event> {
  /** Expects exactly these events, in this order, and that their schemas keep all of their data. */
  then(...events: readonly Event[]): void;
  thenNothing(): void;
  thenRefused(code: string): void;
}

/**
 * The specification of a decider: given these events, when this command comes, then these events or a refusal follow.
 */
export function given<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  ...history: readonly Event[]
): { when(command: Command): Decided<Event> } {
  const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
  return {
    when: (command) => ({
      then: (...events) => {
        const decided = decider.decide(command, state);
        expect(decided).toEqual(events);
        expect(decided.map((event) => asRecorded(decider, event))).toEqual(events);
      },
      // `toEqual` would accept a list that holds only `undefined`.
      thenNothing: () => void expect(decider.decide(command, state)).toStrictEqual([]),
      thenRefused: (code) => void expect(refusalOf(() => decider.decide(command, state))).toBe(code),
    }),
  };
}

/** An event as the record keeps it: a schema drops members that it does not know. */
export function asRecorded({ catalog }: { catalog: EventCatalog }, { type, data }: DomainEvent): unknown {
  return { type, data: catalog.schemas[type]?.parse(data) };
}

function refusalOf(decide: () => unknown): string | undefined {
  try {
    decide();
  } catch (error) {
    if (error instanceof DomainError) return String(error.code);
    throw error;
  }
  return undefined;
}
