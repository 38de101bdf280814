import { Column, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { PersonaEvent, PersonaFields } from '../domain/persona.events.js';

/** A value that a field of a persona was given; `deleted` counts as such a field, too. */
@Entity('persona_value')
class PersonaValueRow {
  @PrimaryColumn('text')
  personaId: string;

  @PrimaryColumn('text')
  field: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  value: unknown;
}

/** Every persona as it stood at each revision, to find out whether it has changed since. */
export const personaValues = projection<PersonaEvent>({
  name: 'persona-values',
  tables: [PersonaValueRow],
  on: {
    PersonaCreated: (event, rows) => set(event, { ...event.data, deleted: false }, rows),
    PersonaChanged: (event, rows) => set(event, newValues<PersonaFields>(event.data), rows),
    PersonaDeleted: (event, rows) => set(event, { deleted: true }, rows),
  },
});

function set(
  { streamId, revision }: { readonly streamId: string; readonly revision: bigint },
  values: object,
  rows: Rows,
): void {
  for (const [field, value] of Object.entries(values)) {
    rows.insert(PersonaValueRow, {
      personaId: streamId,
      field,
      revision: Number(revision),
      value: value as unknown,
    });
  }
}
