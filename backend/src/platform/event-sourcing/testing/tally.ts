import { z } from 'zod';
import { DomainError } from '../../kernel/domain-error.js';
import type { Decider } from '../decider.js';
import { eventCatalog, type EventOf } from '../event-catalog.js';

export const tallyEvents = eventCatalog('tally', { TallyCounted: z.object({ by: z.string() }) });

export interface Count {
  readonly by: string;
  /** The lowest count at which the command is accepted. */
  readonly from?: number;
  /** The count at which the command changes nothing. */
  readonly except?: number;
}

/**
 * A decider that counts.
 * @param decidedOn gets each state that it decided on
 */
export function tallyDecider(decidedOn: number[] = []): Decider<number, Count, EventOf<typeof tallyEvents>> {
  return {
    catalog: tallyEvents,
    initialState: 0,
    decide: ({ by, from = 0, except }, count) => {
      decidedOn.push(count);
      if (count < from) throw new DomainError('conflict', 'too-few', `There are ${count}.`);
      return count === except ? [] : [{ type: 'TallyCounted', data: { by } }];
    },
    evolve: (count) => count + 1,
  };
}

export const nobodyReads = { waitFor: () => Promise.resolve() };
