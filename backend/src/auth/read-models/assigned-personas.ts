import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonaUses } from '../../personas/contract.js';

@Injectable()
export class AssignedPersonas extends PersonaUses {
  constructor(private readonly database: DataSource) {
    super();
  }

  async of(personaId: string): Promise<string[]> {
    const users = await this.database.query<{ username: string }[]>(
      `select username from user_account
       where assigned_persona = $1 and is_active and role = 'author' order by created_at, id`,
      [personaId],
    );
    return users.map(({ username }) => username);
  }
}
