import { newValues } from '../../platform/event-sourcing/field-changes.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { UserDetails } from '../domain/user.commands.js';
import type { UserEvent } from '../domain/user.events.js';
import { userNameKey } from '../domain/user-name.js';
import { UserRow } from './user.row.js';

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
