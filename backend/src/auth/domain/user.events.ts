import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const role = z.enum(['admin', 'author']);
const assignedPersona = z.string().nullable().describe('Id of the persona, if one is assigned');
const userId = z.string();
/** `totp` is an authenticator app, of which a user has at most one; a user can have several passkeys. */
const method = z.enum(['totp', 'recovery-codes', 'passkey']);
const identityId = z
  .string()
  .describe('Random id of an account at a provider of sign-on; which account it is, is kept elsewhere');
const credentialId = z.string().describe('Id of the current password; the password itself is kept elsewhere');

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
    .describe('Only the fields that changed'),
  UserDeactivated: z.object({ userId }),
  UserReactivated: z.object({ userId }),
  PasswordSet: z
    .object({ userId, credentialId, temporary: z.boolean().describe('Must be changed at the next sign-in') })
    .describe('By an administrator or at the first start; ends the user’s sessions'),
  PasswordChanged: z.object({ userId, credentialId }).describe('By the user; ends their other sessions'),
  SignInMethodAdded: z
    .object({
      userId,
      method,
      methodId: z
        .string()
        .describe('Id of the secret in force from now on; the secret itself is kept elsewhere'),
    })
    .describe('By the user; takes the place of one of the same kind, but for passkeys'),
  SignInMethodRemoved: z
    .object({ userId, method, methodId: z.string().optional().describe('Of a passkey: which one') })
    .describe('By the user'),
  SignInReset: z
    .object({ userId, reason: z.string() })
    .describe('By an administrator or on the server: all methods but the password are removed'),
  SignOnLinked: z
    .object({
      userId,
      identityId,
      invitedBy: z.string().optional().describe('Id of the administrator, where an invitation led to it'),
    })
    .describe('The user signs in by this account at a provider from now on'),
  SignOnUnlinked: z.object({ userId, identityId }).describe('By the user; ends the sessions it has opened'),
});

export type SignInMethod = z.infer<typeof method>;

export type UserEvent = EventOf<typeof userEvents>;
