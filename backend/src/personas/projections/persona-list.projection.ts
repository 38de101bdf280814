import { newValues } from '../../platform/event-sourcing/field-changes.js';
import { projection } from '../../platform/projections/projection.js';
import type { PersonaEvent, PersonaFields } from '../domain/persona.events.js';
import { PersonaRow } from './persona.row.js';

/** The personas there are, one row each. */
export const personaList = projection<PersonaEvent>({
  name: 'persona-list',
  tables: [PersonaRow],
  on: {
    PersonaCreated: ({ streamId, revision, position, data }, rows) =>
      rows.insert(PersonaRow, {
        id: streamId,
        ...data,
        revision: Number(revision),
        createdPosition: String(position),
      }),
    PersonaChanged: ({ streamId, revision, data }, rows) =>
      rows.update(
        PersonaRow,
        { id: streamId },
        { ...newValues<PersonaFields>(data), revision: Number(revision) },
      ),
    PersonaDeleted: ({ streamId }, rows) => rows.remove(PersonaRow, { id: streamId }),
  },
});
