import { changedFields, type Descriptions, firstValues, itsTitle, subjectsOf } from '../audit/contract.js';
import type { UserEvent } from './domain/user.events.js';

/** What an event can change of a user. */
export const userLabels = {
  email: 'the e-mail address',
  firstName: 'the first name',
  lastName: 'the last name',
  role: 'the role',
  assignedPersona: 'the assigned persona',
};

const subject = subjectsOf('user');

/** Audit sentences of users. */
export const userSentences: Descriptions<UserEvent> = {
  UserAdded: ({ data: { userId, ...user } }) => ({
    subject: subject(userId, user.username),
    summary: `added the user “${itsTitle}”`,
    changes: firstValues(user),
  }),
  UserChanged: ({ data: { userId, ...fields } }) => ({
    subject: subject(userId),
    ...changedFields('the user', fields, userLabels),
  }),
  UserDeactivated: ({ data }) => ({
    subject: subject(data.userId),
    summary: `deactivated the user “${itsTitle}”`,
  }),
  UserReactivated: ({ data }) => ({
    subject: subject(data.userId),
    summary: `reactivated the user “${itsTitle}”`,
  }),
  PasswordSet: ({ data }) => ({
    subject: subject(data.userId),
    summary: `set ${data.temporary ? 'a temporary' : 'a'} password for the user “${itsTitle}”`,
  }),
  PasswordChanged: ({ data }) => ({
    subject: subject(data.userId),
    summary: 'changed their password',
  }),
};
