import type { AggregateStore, Handled } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ChangePersona, DeletePersona } from '../domain/persona.commands.js';
import { active, personaDecider, type PersonaState } from '../domain/persona.decider.js';
import type { PersonaEvent } from '../domain/persona.events.js';

/**
 * Handles a command that is based on a revision that a person has seen. If a change since then only followed from the
 * removal of a category, it does not count as somebody else's, unless this person changes the categories too.
 * @throws DomainError `stale` when somebody has changed the persona since
 */
export async function onWhatWasSeen(
  aggregates: AggregateStore,
  command: ChangePersona | DeletePersona,
): Promise<Handled<PersonaState, PersonaEvent>> {
  const { id, context, ifMatch } = command;
  try {
    return await aggregates.handle(personaDecider, id, command, context, { ifMatch });
  } catch (error) {
    const isStale = error instanceof DomainError && error.kind === 'stale';
    if (!isStale || typeof ifMatch !== 'bigint') throw error;
    const events = await aggregates.since(personaDecider, id, ifMatch);
    const last = events?.at(-1);
    if (!last || !events?.every(isReaction) || (await changesCategories(aggregates, command))) throw error;
    return onWhatWasSeen(aggregates, { ...command, ifMatch: last.revision });
  }
}

/** Whether a change was not requested by anybody, but followed from another one. */
const isReaction = ({ type, data, metadata }: Recorded): boolean =>
  type === 'PersonaChanged' &&
  metadata.requestId === null &&
  Object.keys(data as object).every((field) => field === 'categories');

async function changesCategories(
  aggregates: AggregateStore,
  command: ChangePersona | DeletePersona,
): Promise<boolean> {
  const asked = command.type === 'change' ? command.patch.categories : undefined;
  if (!asked) return false;
  const { categories } = active((await aggregates.load(personaDecider, command.id)).state);
  return asked.length !== categories.length || !asked.every((category) => categories.includes(category));
}
