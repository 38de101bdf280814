import { Column, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../../platform/event-sourcing/field-changes.js';
import { projection } from '../../../platform/projections/projection.js';
import type { PersonaEvent, PersonaFields } from '../../domain/persona.events.js';

/** A persona that is not deleted. */
@Entity('persona')
export class PersonaRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  aboutMe: string;

  @Column('text')
  writingStyle: string;

  @Column('text')
  context: string;

  @Column('jsonb')
  tonePillars: string[];

  @Column('text')
  writingAngle: string;

  @Column('text')
  expertise: string;

  /** Ids of content categories. */
  @Column('jsonb')
  categories: string[];

  @Column('integer')
  revision: number;

  /** Commit position of its creation: the order of lists. */
  @Column('bigint')
  createdPosition: string;
}

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
