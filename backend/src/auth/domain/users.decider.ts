import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { fieldChanges, withChanges } from '../../platform/event-sourcing/field-changes.js';
import type {
  Addition,
  AdditionBySignOn,
  UserChange,
  ListedUser,
  SignInReset,
  StoredPassword,
  UserCommand,
  UserDetails,
} from './user.commands.js';
import { methodsAfter, methodsDecided, noMethods } from './sign-in-methods.js';
import { freeUserName, linkedEvent, linksAfter, ownerOf, signOnDecided } from './sign-on-links.js';
import { userEvents, type UserEvent } from './user.events.js';
import { foldedUserNameKey } from './user-name.js';
import { existingUser, isLastAdministrator, type User, type Users } from './users.js';

function decide(command: UserCommand, users: Users): UserEvent[] {
  switch (command.type) {
    case 'add':
      // The id derives from the request, so a repeat after a crash finds the user that the first try added.
      return users.has(command.id) ? [] : added(command, users);
    case 'add-first':
      return users.size > 0 ? [] : added(command, users);
    case 'change':
      return changed(command, users);
    case 'save':
      return saved(command.list, users);
    case 'deactivate':
      return moved(command.id, existingUser(users, command.id), false);
    case 'reset-password':
      existingUser(users, command.id);
      if (command.by === command.id) throw ownPassword();
      return [passwordSet(command.id, { credentialId: command.credentialId, temporary: true })];
    case 'reset-sign-in':
      return signInReset(command, users);
    case 'add-totp':
    case 'renew-recovery-codes':
    case 'remove-totp':
    case 'add-passkey':
    case 'remove-passkey':
      return methodsDecided(command, existingUser(users, command.id));
    case 'link-sign-on':
    case 'unlink-sign-on':
    case 'follow-claim':
      return signOnDecided(command, users);
    case 'add-by-sign-on':
      return addedBySignOn(command, users);
    case 'change-password':
      if (existingUser(users, command.id).credentialId !== command.provenCredentialId)
        throw changedMeanwhile();
      return [{ type: 'PasswordChanged', data: { userId: command.id, credentialId: command.credentialId } }];
    default:
      return command satisfies never;
  }
}

function evolve(users: Users, event: UserEvent): Users {
  const { userId } = event.data;
  const user = users.get(userId);
  const replaced = (patch: Partial<User>): Users =>
    user ? new Map(users).set(userId, { ...user, ...patch }) : users;
  switch (event.type) {
    case 'UserAdded': {
      const { userId: _, username, ...details } = event.data;
      return new Map(users).set(userId, {
        username,
        details,
        isActive: true,
        credentialId: undefined,
        methods: noMethods,
        signOn: [],
      });
    }
    case 'UserChanged': {
      const { userId: _, ...changes } = event.data;
      return user ? replaced({ details: withChanges(user.details, changes) }) : users;
    }
    case 'UserDeactivated':
    case 'UserReactivated':
      return replaced({ isActive: event.type === 'UserReactivated' });
    case 'PasswordSet':
    case 'PasswordChanged':
      return replaced({ credentialId: event.data.credentialId });
    case 'SignInMethodAdded':
    case 'SignInMethodRemoved':
      return replaced({ methods: methodsAfter(event, user?.methods) });
    case 'SignInReset':
      return replaced({ methods: methodsAfter(event, user?.methods), signOn: linksAfter(event) });
    case 'SignOnLinked':
    case 'SignOnUnlinked':
      return replaced({ signOn: linksAfter(event, user?.signOn) });
    default:
      return event satisfies never;
  }
}

function added({ id, user, password, isActive = true }: Addition, users: Users): UserEvent[] {
  const key = foldedUserNameKey(user.username);
  if ([...users.values()].some(({ username }) => foldedUserNameKey(username) === key)) {
    throw new DomainError('conflict', 'username-taken', `The user name “${user.username}” is already taken.`);
  }
  return [
    { type: 'UserAdded', data: { userId: id, ...user } },
    ...(password ? [passwordSet(id, password)] : []),
    ...(isActive ? [] : deactivated(id, user)),
  ];
}

function addedBySignOn({ id, user, identityId }: AdditionBySignOn, users: Users): UserEvent[] {
  // Two first sign-ins at the same moment must make only one user.
  if (ownerOf(identityId, users) !== undefined) return [];
  const username = freeUserName(user.username, users);
  return [...added({ id, user: { ...user, username } }, users), linkedEvent(id, identityId)];
}

function changed({ id, patch, password, by }: UserChange, users: Users): UserEvent[] {
  const { details, isActive, username } = patch;
  const user = existingUser(users, id);
  if (username !== undefined && username !== user.username) throw lockedName();
  if (password && by === id) throw ownPassword();
  const changes = fieldChanges(user.details, details);
  if (changes.role?.to === 'author' && isLastAdministrator(user, users)) {
    throw new DomainError('conflict', 'last-administrator', 'You can’t demote the last administrator.');
  }
  const after: User = { ...user, details: withChanges(user.details, changes) };
  // A user who is an administrator before or after the change can’t be deactivated by it.
  if (isActive === false) moved(id, user, false);
  return [
    ...(Object.keys(changes).length > 0
      ? [{ type: 'UserChanged' as const, data: { userId: id, ...changes } }]
      : []),
    ...moved(id, after, isActive),
    ...(password ? [passwordSet(id, password)] : []),
  ];
}

function saved(list: readonly ListedUser[], users: Users): UserEvent[] {
  // New administrators come first, so that the office can be handed on within one list, whatever its order.
  const ordered = list.toSorted((a, b) => rank(a) - rank(b));
  const events: UserEvent[] = [];
  let state = users;
  for (const { id, user, path, ...patch } of ordered) {
    const decided = refusedAt(path, () =>
      user && !state.has(id)
        ? added({ id, user, isActive: patch.isActive }, state)
        : changed({ id, patch }, state),
    );
    events.push(...decided);
    state = decided.reduce(evolve, state);
  }
  return events;
}

function rank({ details, user }: ListedUser): number {
  return (user?.role ?? details.role) === 'admin' ? 0 : 1;
}

/** Reports the fault of one user in a list with the entry’s place. */
function refusedAt<T>(path: string, decided: () => T): T {
  try {
    return decided();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, code, message, details } = error as DomainError;
    const within = details.errors?.map((fault) => ({ ...fault, field: `${path}.${fault.field}` }));
    throw new DomainError(kind, code, message, { errors: within ?? [{ field: path, message }] });
  }
}

function signInReset({ id, by, credentialId, reason }: SignInReset, users: Users): UserEvent[] {
  existingUser(users, id);
  if (by === id) throw ownSignIn();
  return [
    { type: 'SignInReset', data: { userId: id, reason } },
    passwordSet(id, { credentialId, temporary: true }),
  ];
}

/** Deactivates or reactivates a user if that is a change. */
function moved(userId: string, { isActive, details }: User, wanted: boolean | undefined): UserEvent[] {
  if (wanted === undefined || isActive === wanted) return [];
  return wanted ? [{ type: 'UserReactivated', data: { userId } }] : deactivated(userId, details);
}

/** @throws DomainError `administrator` for an administrator */
function deactivated(userId: string, { role }: UserDetails): UserEvent[] {
  if (role === 'author') return [{ type: 'UserDeactivated', data: { userId } }];
  throw new DomainError('conflict', 'administrator', 'You can’t deactivate an administrator.');
}

function passwordSet(userId: string, { credentialId, temporary }: StoredPassword): UserEvent {
  return { type: 'PasswordSet', data: { userId, credentialId, temporary } };
}

/** A user who sets their own password must give the present one, which an administrator’s calls do not ask for. */
function ownPassword(): DomainError {
  return new DomainError('conflict', 'own-password', 'Use Change Password for your own password.');
}

/**
 * A user who is signed in needs no reset: they can remove what they no longer have, once they have proven who they are.
 */
function ownSignIn(): DomainError {
  return new DomainError(
    'conflict',
    'own-sign-in',
    'Change your own sign-in under My Profile, Sign-in and security.',
  );
}

function changedMeanwhile(): DomainError {
  return new DomainError(
    'conflict',
    'password-changed-meanwhile',
    'The password has changed in the meantime.',
  );
}

function lockedName(): DomainError {
  const message = 'You can’t change the user name.';
  return new DomainError('invalid', 'username-locked', message, { errors: [{ field: 'username', message }] });
}

/** Decides about the directory of everyone who may sign in. */
export const usersDecider: Decider<Users, UserCommand, UserEvent> = {
  catalog: userEvents,
  initialState: new Map(),
  decide,
  evolve,
};
