import { about, changedFields, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { SignInMethod, UserEvent } from './domain/user.events.js';

/** The fields of a user that an event can change, with their labels. */
export const userLabels = {
  email: 'the e-mail address',
  firstName: 'the first name',
  lastName: 'the last name',
  role: 'the role',
  assignedPersona: 'the assigned persona',
};

const user = about('user');

const gained: Record<SignInMethod, string> = {
  totp: 'turned on their authenticator app',
  'recovery-codes': 'got new recovery codes',
  passkey: 'added a passkey',
};
const lost: Record<SignInMethod, string> = {
  totp: 'turned off their authenticator app',
  'recovery-codes': 'gave up their recovery codes',
  passkey: 'removed a passkey',
};

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
  SignInMethodAdded: ({ data: { userId, method } }) => user(userId, gained[method]),
  SignInMethodRemoved: ({ data: { userId, method } }) => user(userId, lost[method]),
  SignOnLinked: ({ data: { userId } }) => user(userId, 'linked an account of the house’s sign-on'),
  SignOnUnlinked: ({ data: { userId } }) => user(userId, 'unlinked an account of the house’s sign-on'),
  SignInReset: ({ data: { userId, reason } }) =>
    user(userId, `reset the sign-in of the user “${itsTitle}” (${reason})`),
};
