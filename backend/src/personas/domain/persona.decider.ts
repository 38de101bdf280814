import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import { fieldChanges, withChanges } from '../../platform/event-sourcing/field-changes.js';
import type {
  ChangePersona,
  CreatePersona,
  DeletePersona,
  LeaveCategories,
  RestorePersona,
} from './persona.commands.js';
import { personaEvents, type PersonaEvent, type PersonaFields } from './persona.events.js';

export type PersonaState =
  | { readonly status: 'none' | 'deleted' }
  | { readonly status: 'active'; readonly fields: PersonaFields };

type PersonaCommand = CreatePersona | ChangePersona | DeletePersona | RestorePersona | LeaveCategories;

function decide(command: PersonaCommand, state: PersonaState): PersonaEvent[] {
  switch (command.type) {
    case 'create':
      // A repeat of the same request finds its own persona, whatever has happened to it since.
      return state.status === 'none' ? [{ type: 'PersonaCreated', data: command.fields }] : [];
    case 'change':
      return changed(active(state), command.patch);
    case 'delete':
      active(state);
      return [{ type: 'PersonaDeleted', data: {} }];
    case 'restore':
      return state.status === 'deleted' ? [{ type: 'PersonaCreated', data: command.fields }] : [];
    case 'leave-categories': {
      if (state.status !== 'active') return [];
      const categories = state.fields.categories.filter((id) => !command.categories.includes(id));
      return changed(state.fields, { categories });
    }
    default:
      return command satisfies never;
  }
}

function evolve(state: PersonaState, event: PersonaEvent): PersonaState {
  switch (event.type) {
    case 'PersonaCreated':
      return { status: 'active', fields: event.data };
    case 'PersonaChanged':
      return { status: 'active', fields: withChanges(active(state), event.data) };
    case 'PersonaDeleted':
      return { status: 'deleted' };
    default:
      return event satisfies never;
  }
}

function changed(fields: PersonaFields, patch: ChangePersona['patch']): PersonaEvent[] {
  const changes = fieldChanges(fields, patch);
  return Object.keys(changes).length > 0 ? [{ type: 'PersonaChanged', data: changes }] : [];
}

/**
 * Returns the fields of an active persona.
 * @throws DomainError `persona-not-found` when it never was or is deleted.
 */
export function active(state: PersonaState): PersonaFields {
  return state.status === 'active' ? state.fields : noSuchPersona();
}

export function noSuchPersona(): never {
  throw new DomainError('not-found', 'persona-not-found', 'Persona not found.');
}

export const personaDecider: Decider<PersonaState, PersonaCommand, PersonaEvent> = {
  catalog: personaEvents,
  initialState: { status: 'none' },
  decide,
  evolve,
};
