import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import { projection } from '../../platform/projections/projection.js';
import { noSuchPersona } from '../domain/persona.decider.js';
import type { PersonaEvent, PersonaFields } from '../domain/persona.events.js';
import { Injectable } from '@nestjs/common';
import type { Persona } from '../domain/persona.commands.js';
import type { SignedInUser } from '../../platform/http/request/request-context.js';

/** A persona that is not deleted. */
@Entity('persona')
class PersonaRow {
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

  /** The ids of the persona’s categories. */
  @Column('jsonb')
  categories: string[];

  @Column('integer')
  revision: number;

  /** The commit position of its creation, which orders lists. */
  @Column('bigint')
  createdPosition: string;
}

/** All active personas, one row each. */
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

/** Reads active personas, with everything that a prompt needs; deleted ones are not found. */
@Injectable()
export class PersonaLibrary {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<Persona | undefined> {
    const row = await this.dataSource.getRepository(PersonaRow).findOneBy({ id });
    return row ? personaOf(row) : undefined;
  }

  /** @throws DomainError `persona-not-found` */
  async get(id: string): Promise<Persona> {
    return (await this.find(id)) ?? noSuchPersona();
  }

  /** Returns all personas in the order of their creation. */
  async all(): Promise<Persona[]> {
    const rows = await this.dataSource.getRepository(PersonaRow).find({ order: { createdPosition: 'asc' } });
    return rows.map(personaOf);
  }

  /** Returns the personas that a user may know of; for an author, only the assigned one. */
  async visibleTo({
    role,
    assignedPersona,
  }: Pick<SignedInUser, 'role' | 'assignedPersona'>): Promise<Persona[]> {
    if (role === 'admin') return this.all();
    const own = assignedPersona === null ? undefined : await this.find(assignedPersona);
    return own ? [own] : [];
  }
}

function personaOf({ createdPosition: _, ...persona }: PersonaRow): Persona {
  return persona;
}
