import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SignedInUser } from '../../../platform/http/access/signed-in-user.js';
import type { Persona } from '../../domain/persona.commands.js';
import { PersonaLibrary } from './persona-library.js';

/** The personas that a user may know of: an author, the assigned one only. */
export class ListPersonas extends Query<Persona[]> {
  constructor(readonly user: Pick<SignedInUser, 'role' | 'assignedPersona'>) {
    super();
  }
}

@QueryHandler(ListPersonas)
export class ListPersonasHandler implements IQueryHandler<ListPersonas> {
  constructor(private readonly library: PersonaLibrary) {}

  async execute({ user: { role, assignedPersona } }: ListPersonas): Promise<Persona[]> {
    if (role === 'admin') return this.library.all();
    const own = assignedPersona === null ? undefined : await this.library.find(assignedPersona);
    return own ? [own] : [];
  }
}
