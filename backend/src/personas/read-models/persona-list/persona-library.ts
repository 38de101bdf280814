import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Persona } from '../../domain/persona.commands.js';
import { PersonaRow } from './persona-list.projection.js';

/** The personas there are, with everything that a prompt needs; deleted ones are not found. */
@Injectable()
export class PersonaLibrary {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<Persona | undefined> {
    const row = await this.dataSource.getRepository(PersonaRow).findOneBy({ id });
    return row ? personaOf(row) : undefined;
  }

  /** In the order of their creation. */
  async all(): Promise<Persona[]> {
    const rows = await this.dataSource.getRepository(PersonaRow).find({ order: { createdPosition: 'asc' } });
    return rows.map(personaOf);
  }
}

function personaOf({ createdPosition: _, ...persona }: PersonaRow): Persona {
  return persona;
}
