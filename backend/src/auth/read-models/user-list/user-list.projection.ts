import { Column, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../../platform/event-sourcing/field-changes.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../../platform/projections/projection.js';
import type { Rows } from '../../../platform/projections/rows.js';
import type { UserDetails } from '../../domain/user.commands.js';
import type { UserEvent } from '../../domain/user.events.js';
import { userNameKey } from '../../domain/user-name.js';

/** A user who can sign in, or once could. */
@Entity('user_account')
export class UserRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  username: string;

  /** What the user name is looked up by. */
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

  /** The password in force. */
  @Column('text', { nullable: true })
  credentialId: string | null;

  /** Revision of the last deactivation, if there was one. */
  @Column('integer', { nullable: true })
  deactivation: number | null;

  /** ISO 8601. */
  @Column('timestamptz')
  createdAt: string;

  /** Revision of the directory's stream at the user's last change: the largest of all is the directory's own. */
  @Column('integer')
  revision: number;
}

/** All users, one row each, those who are deactivated included. */
export const userList = projection<UserEvent>({
  name: 'user-list',
  tables: [UserRow],
  on: {
    UserAdded: ({ revision, metadata, data: { userId, ...user } }, rows) =>
      rows.insert(UserRow, {
        id: userId,
        ...user,
        usernameKey: userNameKey(user.username),
        isActive: true,
        mustChangePassword: false,
        credentialId: null,
        deactivation: null,
        createdAt: metadata.at,
        revision: Number(revision),
      }),
    UserChanged: (event, rows) => {
      const { userId: _, ...changes } = event.data;
      changeRow(event, rows, newValues<UserDetails>(changes));
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
  },
});

function changeRow({ revision, data }: Recorded & UserEvent, rows: Rows, patch: Partial<UserRow>): void {
  rows.update(UserRow, { id: data.userId }, { ...patch, revision: Number(revision) });
}
