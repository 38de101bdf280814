import { Injectable } from '@nestjs/common';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { foldedUserNameKey, userNameKey } from '../../domain/user-name.js';
import { UserRow } from './user-list.projection.js';

/** A user as the API returns it. */
export interface UserView {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'admin' | 'author';
  readonly assignedPersona: string | null;
  readonly isActive: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly mustChangePassword: boolean;
}

type SignInFacts = Pick<UserRow, 'id' | 'isActive' | 'credentialId' | 'deactivation'>;

/** Users in the order in which they were added, with the directory's revision. */
export interface UserList {
  readonly users: readonly UserView[];
  readonly revision: number;
}

/** Everybody who may sign in, or once could. */
@Injectable()
export class UserDirectory {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<UserView | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? viewOf(row) : undefined;
  }

  /** @throws DomainError `user-not-found` */
  async get(id: string): Promise<UserView> {
    const user = await this.find(id);
    if (user) return user;
    throw new DomainError('not-found', 'user-not-found', 'User not found.');
  }

  /** By user name, regardless of case. */
  async findByName(username: string): Promise<SignInFacts | undefined> {
    const typed = userNameKey(username);
    const rows = await this.rows.findBy({ usernameKey: In([typed, foldedUserNameKey(username)]) });
    // Older names may have several blanks in a row, and a later one may be like it with one.
    return rows.find(({ usernameKey }) => usernameKey === typed) ?? rows[0];
  }

  /** Active users to whom a persona is assigned. */
  async activeWithPersona(personaId: string): Promise<UserView[]> {
    return (await this.list({ isActive: true, assignedPersona: personaId })).map(viewOf);
  }

  /** Active users only, or all. */
  async all(which: 'active' | 'all'): Promise<UserList> {
    const rows = await this.list({});
    const revision = Math.max(0, ...rows.map((row) => row.revision));
    const listed = which === 'active' ? rows.filter(({ isActive }) => isActive) : rows;
    return { users: listed.map(viewOf), revision };
  }

  private list(where: FindOptionsWhere<UserRow>): Promise<UserRow[]> {
    return this.rows.find({ where, order: { createdAt: 'asc', id: 'asc' } });
  }

  private get rows() {
    return this.database.getRepository(UserRow);
  }
}

function viewOf(row: UserRow): UserView {
  const { id, username, email, firstName, lastName, role, assignedPersona, isActive, mustChangePassword } =
    row;
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role,
    assignedPersona,
    isActive,
    createdAt,
    mustChangePassword,
  };
}
