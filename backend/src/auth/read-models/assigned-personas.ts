import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonaUses } from '../../personas/contract.js';
import { UserDirectory } from './user-list.js';

/** Keeps a persona from being deleted while it is assigned to an author. */
@Injectable()
export class AssignedPersonas implements OnModuleInit {
  constructor(
    private readonly uses: PersonaUses,
    private readonly users: UserDirectory,
  ) {}

  onModuleInit(): void {
    this.uses.add(async (personaId) => {
      const users = await this.users.activeWithPersona(personaId);
      return users.filter(({ role }) => role === 'author').map(({ username }) => username);
    });
  }
}
