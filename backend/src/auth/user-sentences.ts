import { about, changedFields, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { UserEvent } from './domain/user.events.js';

/** What an event can change of a user. */
export const userLabels = {
  email: 'the e-mail address',
  firstName: 'the first name',
  lastName: 'the last name',
  role: 'the role',
  assignedPersona: 'the assigned persona',
};

const user = about('user');

/** Audit sentences of users. */
export const userSentences: Descriptions<UserEvent> = {
  UserAdded: ({ data: { userId, ...fields } }) => ({
    ...user(userId, `added the user “${itsTitle}”`, fields.username),
    changes: firstValues(fields),
  }),
  UserChanged: ({ data: { userId, ...fields } }) => ({
    subject: { kind: 'user', id: userId },
    ...changedFields('the user', fields, userLabels),
  }),
  UserDeactivated: ({ data: { userId } }) => user(userId, `deactivated the user “${itsTitle}”`),
  UserReactivated: ({ data: { userId } }) => user(userId, `reactivated the user “${itsTitle}”`),
  PasswordSet: ({ data: { userId, temporary } }) =>
    user(userId, `set ${temporary ? 'a temporary' : 'a'} password for the user “${itsTitle}”`),
  PasswordChanged: ({ data: { userId } }) => user(userId, 'changed their password'),
  SignInMethodAdded: ({ data: { userId, method } }) =>
    user(userId, method === 'totp' ? 'turned on their authenticator app' : 'got new recovery codes'),
  SignInMethodRemoved: ({ data: { userId, method } }) =>
    user(userId, method === 'totp' ? 'turned off their authenticator app' : 'gave up their recovery codes'),
  SignInReset: ({ data: { userId, reason } }) =>
    user(userId, `reset the sign-in of the user “${itsTitle}” (${reason})`),
};
