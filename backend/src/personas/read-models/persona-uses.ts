import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Who a persona is assigned to: it is not to be deleted while it is an active author's. */
@Injectable()
export class PersonaUses {
  constructor(private readonly database: DataSource) {}

  /** Their user names, in the order in which they were added. */
  async of(personaId: string): Promise<string[]> {
    const users = await this.database.query<{ username: string }[]>(
      `select username from user_account
       where assigned_persona = $1 and is_active and role = 'author' order by created_at, id`,
      [personaId],
    );
    return users.map(({ username }) => username);
  }
}
