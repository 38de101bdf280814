import { Column, Entity, PrimaryColumn, DataSource, In } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { UserDetails } from '../domain/user.commands.js';
import type { UserEvent } from '../domain/user.events.js';
import { noSuchUser } from '../domain/users.js';
import { userNameKey, foldedUserNameKey } from '../domain/user-name.js';
import { Injectable } from '@nestjs/common';

/** A user who can sign in, or once could. */
@Entity('user_account')
class UserRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  username: string;

  /** The key by which the user name is looked up. */
  @Column('text')
  usernameKey: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  role: 'admin' | 'author';

  @Column('text', { nullable: true })
  assignedPersona: string | null;

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  mustChangePassword: boolean;

  /** Id of the password in force. */
  @Column('text', { nullable: true })
  credentialId: string | null;

  /** Id of the authenticator app’s secret in force. */
  @Column('text', { nullable: true })
  totpId: string | null;

  /** Id of the recovery codes in force. */
  @Column('text', { nullable: true })
  recoveryId: string | null;

  /** Whether a password lets the user in where only the house’s sign-on does: the way back, opened on the server. */
  @Column('boolean')
  passwordAdmitted: boolean;

  /** Revision of the last deactivation or loss of the administrator’s role, if any; it ended all sessions. */
  @Column('integer', { nullable: true })
  deactivation: number | null;

  /** The moment when the user was added, in ISO 8601. */
  @Column('timestamptz')
  createdAt: string;

  /** Revision of the directory’s stream at the user’s last change; the largest is the directory’s own. */
  @Column('integer')
  revision: number;
}

/** A passkey in force; its public key is kept elsewhere. */
@Entity('user_passkey')
class UserPasskeyRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  userId: string;
}

/** An account at a provider of sign-on, with the user who signs in by it. */
@Entity('sign_on_link')
class SignOnLinkRow {
  @PrimaryColumn('text')
  identityId: string;

  @Column('text')
  userId: string;

  /** The moment when the account was linked, in ISO 8601. */
  @Column('timestamptz')
  linkedAt: string;
}

const columnOf = { totp: 'totpId', 'recovery-codes': 'recoveryId' } as const;

/** All users, one row each, deactivated ones included. */
export const userList = projection<UserEvent>({
  name: 'user-list',
  tables: [UserRow, UserPasskeyRow, SignOnLinkRow],
  on: {
    UserAdded: ({ revision, metadata, data: { userId, ...user } }, rows) =>
      rows.insert(UserRow, {
        id: userId,
        ...user,
        usernameKey: userNameKey(user.username),
        isActive: true,
        mustChangePassword: false,
        credentialId: null,
        totpId: null,
        recoveryId: null,
        passwordAdmitted: false,
        deactivation: null,
        createdAt: metadata.at,
        revision: Number(revision),
      }),
    UserChanged: (event, rows) => {
      const { userId: _, ...changes } = event.data;
      const isLowered = changes.role?.to === 'author';
      changeRow(event, rows, {
        ...newValues<UserDetails>(changes),
        ...(isLowered && { deactivation: Number(event.revision) }),
      });
    },
    UserDeactivated: (event, rows) =>
      changeRow(event, rows, { isActive: false, deactivation: Number(event.revision) }),
    UserReactivated: (event, rows) => changeRow(event, rows, { isActive: true }),
    PasswordSet: (event, rows) => {
      const { credentialId, temporary } = event.data;
      changeRow(event, rows, { credentialId, mustChangePassword: temporary });
    },
    PasswordChanged: (event, rows) =>
      changeRow(event, rows, { credentialId: event.data.credentialId, mustChangePassword: false }),
    SignInMethodAdded: (event, rows) => {
      const { userId, method, methodId } = event.data;
      if (method === 'passkey') rows.insert(UserPasskeyRow, { id: methodId, userId });
      changeRow(event, rows, method === 'passkey' ? {} : { [columnOf[method]]: methodId });
    },
    SignInMethodRemoved: (event, rows) => {
      const { method, methodId } = event.data;
      if (methodId !== undefined) rows.remove(UserPasskeyRow, { id: methodId });
      changeRow(event, rows, method === 'passkey' ? {} : { [columnOf[method]]: null });
    },
    SignInReset: (event, rows) => {
      rows.remove(UserPasskeyRow, { userId: event.data.userId });
      rows.remove(SignOnLinkRow, { userId: event.data.userId });
      const passwordAdmitted = event.metadata.actor.kind === 'system';
      changeRow(event, rows, { totpId: null, recoveryId: null, passwordAdmitted });
    },
    SignOnLinked: (event, rows) => {
      const { userId, identityId } = event.data;
      rows.insert(SignOnLinkRow, { identityId, userId, linkedAt: event.metadata.at });
      changeRow(event, rows, {});
    },
    SignOnUnlinked: (event, rows) => {
      rows.remove(SignOnLinkRow, { identityId: event.data.identityId });
      changeRow(event, rows, {});
    },
  },
});

function changeRow({ revision, data }: Recorded & UserEvent, rows: Rows, patch: Partial<UserRow>): void {
  rows.update(UserRow, { id: data.userId }, { ...patch, revision: Number(revision) });
}

type SignInFacts = Pick<UserRow, 'id' | 'isActive' | 'credentialId' | 'deactivation' | 'passwordAdmitted'>;

/** The details of a user that people may see. */
export interface DirectoryUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'admin' | 'author';
  /** Id of the assigned persona. */
  readonly assignedPersona: string | null;
  readonly isActive: boolean;
  /** The moment when the user was added, in ISO 8601. */
  readonly createdAt: string;
  /** True until the user replaces the temporary password. */
  readonly mustChangePassword: boolean;
}

/** Users in the order in which they were added, with the directory's revision. */
interface UserList {
  readonly users: readonly DirectoryUser[];
  readonly revision: number;
}

/** Everyone who may sign in, or once could. */
@Injectable()
export class UserDirectory {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<DirectoryUser | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? viewOf(row) : undefined;
  }

  /** @throws DomainError `user-not-found` */
  async get(id: string): Promise<DirectoryUser> {
    return (await this.find(id)) ?? noSuchUser();
  }

  /** Finds a user by name, regardless of case. */
  async findByName(username: string): Promise<SignInFacts | undefined> {
    const typed = userNameKey(username);
    const rows = await this.rows.findBy({ usernameKey: In([typed, foldedUserNameKey(username)]) });
    // Older names may have several blanks in a row, and a later name may differ from one only in them.
    return rows.find(({ usernameKey }) => usernameKey === typed) ?? rows[0];
  }

  /** Lists active users only, or all of them. */
  async all(which: 'active' | 'all'): Promise<UserList> {
    const rows = await this.rows.find({ order: { createdAt: 'asc', id: 'asc' } });
    const revision = Math.max(0, ...rows.map((row) => row.revision));
    const listed = which === 'active' ? rows.filter(({ isActive }) => isActive) : rows;
    return { users: listed.map(viewOf), revision };
  }

  private get rows() {
    return this.database.getRepository(UserRow);
  }
}

/** Lists each field that is shown, so that no other detail of a user ever is. */
function viewOf(row: UserRow): DirectoryUser {
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
