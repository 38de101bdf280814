import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const role = z.enum(['admin', 'author']);
const assignedPersona = z
  .string()
  .nullable()
  .describe('The id of the assigned persona; null if none is assigned.');
const userId = z.string();
/** `totp` is an authenticator app, of which a user has at most one; a user can have several passkeys. */
const method = z.enum(['totp', 'recovery-codes', 'passkey']);
const identityId = z
  .string()
  .describe(
    'The random id of an account at a sign-on provider. Which account it is, is stored outside the record.',
  );
const credentialId = z
  .string()
  .describe('The id of the current password. The password itself is stored outside the record.');

/**
 * The events of the one stream `users-house`. The whole directory is one stream, so that user names stay unique and the
 * last administrator stays one even if others act at the same moment. See decision 2.
 */
export const userEvents = eventCatalog('users', {
  UserAdded: z.object({
    userId,
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role,
    assignedPersona,
  }),
  UserChanged: z
    .object({
      userId,
      email: changeOf(z.string()),
      firstName: changeOf(z.string()),
      lastName: changeOf(z.string()),
      role: changeOf(role),
      assignedPersona: changeOf(assignedPersona),
    })
    .describe('A user was changed. Only the fields that changed are present.'),
  UserDeactivated: z.object({ userId }),
  UserReactivated: z.object({ userId }),
  PasswordSet: z
    .object({
      userId,
      credentialId,
      temporary: z.boolean().describe('Whether the password must be changed at the next sign-in.'),
    })
    .describe(
      'A password was set by an administrator, on the server or at the first start. All sessions of the user end.',
    ),
  PasswordChanged: z
    .object({ userId, credentialId })
    .describe('A user changed their own password. Their other sessions end.'),
  SignInMethodAdded: z
    .object({
      userId,
      method,
      methodId: z
        .string()
        .describe(
          'The id of the secret in force from then on. The secret itself is stored outside the record.',
        ),
    })
    .describe(
      'A user added a way to sign in. It replaces an earlier one of the same kind, except for passkeys.',
    ),
  SignInMethodRemoved: z
    .object({
      userId,
      method,
      methodId: z.string().optional().describe('The id of the removed passkey; left out for other methods.'),
    })
    .describe('A user removed a way to sign in.'),
  SignInReset: z
    .object({ userId, reason: z.string() })
    .describe(
      'An administrator, or somebody on the server, reset the user’s sign-in: everything but the password was removed.',
    ),
  SignOnLinked: z
    .object({
      userId,
      identityId,
      invitedBy: z
        .string()
        .optional()
        .describe('The id of the administrator who sent the invitation; left out if there was none.'),
    })
    .describe('A user linked an account at a sign-on provider and can sign in by it from then on.'),
  SignOnUnlinked: z
    .object({ userId, identityId })
    .describe('A user unlinked an account. The sessions that it had opened end.'),
});

export type SignInMethod = z.infer<typeof method>;

export type UserEvent = EventOf<typeof userEvents>;
