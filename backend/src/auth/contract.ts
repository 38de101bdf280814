/**
 * Who may sign in, with which password and in which role.
 * Streams: users-house.
 * Tables: user_account, credential, session, sign_in_failure, sign_in_ticket, totp_secret, recovery_code, user_passkey,
 * passkey, passkey_handle, passkey_challenge, sign_on_identity, sign_on_link, sign_on_state, sign_on_invitation,
 * sign_on_claims.
 * Joined by others: user_account (access-tokens, notifications), recovery_code (notifications), passkey (notifications).
 */

export { AdministratorPassword } from './administrator-password.js';
export { SaveUsers } from './commands/save-users.handler.js';
export { ChangeUser } from './commands/change-user.handler.js';
export { DeactivateUser } from './commands/deactivate-user.handler.js';
export { userEvents, type UserEvent } from './domain/user.events.js';
export { usersDecider } from './domain/users.decider.js';
export { FirstAdministrator, type FirstSignIn } from './first-administrator.js';
export { AssignedPersonas } from './read-models/assigned-personas.js';
export { PasswordCredentials } from './passwords/credentials.js';
export { noEmail } from './sign-on/claims.js';
export { userLabels } from './user-sentences.js';
