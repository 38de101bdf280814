import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { DomainEvent } from '../event-sourcing/event-catalog.js';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import type { Rows, Table } from './rows.js';

/** The functions that change rows, by the type of their event. */
export type Handlers<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (
    event: Recorded<Extract<Event, { readonly type: Type }>>,
    rows: Rows,
  ) => void;
};

/** A read model: tables that nothing else writes, and a fold that changes them with each event. */
export interface Projection {
  readonly name: string;
  readonly tables: readonly Table[];
  apply(event: Recorded, rows: Rows): void;
  /**
   * A function used instead of `apply`. It takes events as they are stored, even those that this version cannot read.
   */
  readonly applyStored?: (event: SubscribedEvent, position: bigint, rows: Rows) => void;
}

export type SubscribedEvent = NonNullable<AllStreamResolvedEvent['event']>;

/**
 * Declares a projection with one handler for each event type; other types change nothing. Handlers are pure, because
 * everything that they need is in the event. A handler that throws parks the event. See decision 3.
 */
export function projection<Event extends DomainEvent>(definition: {
  readonly name: string;
  readonly tables: readonly Table[];
  readonly on: Handlers<Event>;
}): Projection {
  const handlers = definition.on as Readonly<
    Record<string, ((event: Recorded, rows: Rows) => void) | undefined>
  >;
  return {
    name: definition.name,
    tables: definition.tables,
    apply: (event, rows) => handlers[event.type]?.(event, rows),
  };
}

/**
 * Declares a projection of the record itself: it takes every event, readable or not, so none of them is parked. Its
 * rows must be writable whatever an event holds.
 */
export function projectionOfTheRecord(
  name: string,
  tables: readonly Table[],
  applyStored: NonNullable<Projection['applyStored']>,
): Projection {
  return { name, tables, apply: () => undefined, applyStored };
}
