import type { EventData } from '@eventstore/db-client';
import type { CommandContext } from './command-context.js';
import type { Decider } from './decider.js';
import type { DomainEvent } from './event-catalog.js';
import type { EventCodec } from './event-codec.js';
import type { Folded } from './folded-states.js';
import { staleRevision } from './stale-revision.js';

/** A command with everything that is needed to decide on it. */
export interface Order {
  readonly decider: Decider<unknown, unknown, DomainEvent>;
  readonly command: unknown;
  readonly context: CommandContext;
  /** The client's `If-Match`: the revision that it saw, or `*` for any existing one. */
  readonly ifMatch?: bigint | '*' | undefined;
}

/** Events that can be appended, and the state after them; the events have no position yet. */
export interface Decision {
  readonly events: readonly DomainEvent[];
  readonly records: readonly EventData[];
  readonly after: Folded<unknown>;
}

export interface Decisions {
  /** The decisions on the first orders, each based on the state after those before it. */
  readonly toAppend: readonly Decision[];
  /** Why the order after them was refused; undefined if it was not. */
  readonly refusal?: { readonly reason: unknown };
}

/**
 * The most characters that are appended together: the store takes 1 MiB in one append, and a letter may take three
 * bytes. A single decision may be larger.
 */
const mostCharactersTogether = 256 * 1024;

/** Decides orders until one is refused or changes nothing, because a newer state may give another decision. */
export function decideInOrder(
  orders: readonly Order[],
  before: Folded<unknown>,
  codec: EventCodec,
  stream: string,
  at: Date,
): Decisions {
  const toAppend: Decision[] = [];
  let last = before;
  let characters = 0;
  try {
    for (const order of orders) {
      const events = decided(order, last);
      if (events.length === 0) break;
      const records = codec.encode(order.decider.catalog, stream, events, order.context, at, last.revision);
      if (orders.length > 1) characters += JSON.stringify(records).length;
      if (toAppend.length > 0 && characters > mostCharactersTogether) break;
      last = {
        state: events.reduce((state, event) => order.decider.evolve(state, event), last.state),
        revision: (last.revision ?? -1n) + BigInt(events.length),
        position: undefined,
        last: { id: records.at(-1)?.id ?? '', by: order.context.actor, at: at.toISOString() },
        snapshot: last.snapshot,
      };
      toAppend.push({ events, records, after: last });
    }
  } catch (reason) {
    return { toAppend, refusal: { reason } };
  }
  return { toAppend };
}

/** Decides one order; a refusal by the decider takes precedence over one for an outdated revision. */
function decided({ decider, command, ifMatch }: Order, before: Folded<unknown>): readonly DomainEvent[] {
  const events = decider.decide(command, before.state);
  if (ifMatch !== undefined && isStale(before, ifMatch)) throw staleRevision(before);
  return events;
}

const isStale = ({ revision }: Folded<unknown>, ifMatch: bigint | '*'): boolean =>
  ifMatch === '*' ? revision === undefined : revision !== ifMatch;
