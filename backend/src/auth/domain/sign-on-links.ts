import { fieldChanges } from '../../platform/event-sourcing/field-changes.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { SignOnCommand } from './user.commands.js';
import type { UserEvent } from './user.events.js';
import { foldedUserNameKey } from './user-name.js';
import { existingUser, isLastAdministrator, waysIn, type User, type Users } from './users.js';

/** The most linked accounts of a user: more than there are providers, and few enough for a list. */
const mostLinks = 10;
/** The longest user name, in characters. */
const longestUserName = 50;

type Command<Type extends SignOnCommand['type']> = Extract<SignOnCommand, { type: Type }>;
type LinkEvent = Extract<UserEvent, { type: 'SignOnLinked' | 'SignOnUnlinked' | 'SignInReset' }>;

export function signOnDecided(command: SignOnCommand, users: Users): UserEvent[] {
  const user = existingUser(users, command.id);
  switch (command.type) {
    case 'link-sign-on':
      return linked(command, user, ownerOf(command.identityId, users));
    case 'unlink-sign-on':
      return unlinked(command, user);
    case 'follow-claim':
      return claimFollowed(command, user, users);
    default:
      return command satisfies never;
  }
}

function linked(
  { id, identityId, invitedBy }: Command<'link-sign-on'>,
  { signOn, isActive }: User,
  ownerId: string | undefined,
): UserEvent[] {
  if (ownerId === id) return [];
  if (ownerId !== undefined) throw alreadyLinked();
  if (!isActive) throw deactivated();
  if (signOn.length >= mostLinks) throw tooManyLinks();
  return [linkedEvent(id, identityId, invitedBy)];
}

export function linkedEvent(userId: string, identityId: string, invitedBy?: string): UserEvent {
  return { type: 'SignOnLinked', data: { userId, identityId, ...(invitedBy && { invitedBy }) } };
}

function unlinked({ id, identityId }: Command<'unlink-sign-on'>, user: User): UserEvent[] {
  if (!user.signOn.includes(identityId)) throw notLinked();
  if (waysIn(user) === 1) throw lastWayIn();
  return [{ type: 'SignOnUnlinked', data: { userId: id, identityId } }];
}

/** Changes the role as the claim says, except for the last administrator, so that the house always has one. */
function claimFollowed({ id, role }: Command<'follow-claim'>, user: User, users: Users): UserEvent[] {
  if (role === 'author' && isLastAdministrator(user, users)) return [];
  const changes = fieldChanges(user.details, { role });
  return Object.keys(changes).length > 0 ? [{ type: 'UserChanged', data: { userId: id, ...changes } }] : [];
}

export function linksAfter(event: LinkEvent, links: readonly string[] = []): readonly string[] {
  if (event.type === 'SignInReset') return [];
  const { identityId } = event.data;
  const others = links.filter((link) => link !== identityId);
  return event.type === 'SignOnLinked' ? [...others, identityId] : others;
}

/** The id of the user who signs in by an account. */
export function ownerOf(identityId: string, users: Users): string | undefined {
  return [...users].find(([, { signOn }]) => signOn.includes(identityId))?.[0];
}

/** The wanted name if it is free, else the name with the first number behind it that makes it free. */
export function freeUserName(wanted: string, users: Users): string {
  const taken = new Set([...users.values()].map(({ username }) => foldedUserNameKey(username)));
  for (let [free, number] = [wanted, 2]; ; number += 1) {
    if (!taken.has(foldedUserNameKey(free))) return free;
    const ending = ` ${number}`;
    free = [...wanted].slice(0, longestUserName - ending.length).join('') + ending;
  }
}

function alreadyLinked(): DomainError {
  return new DomainError('conflict', 'sign-on-taken', 'Somebody else here is linked with this account.');
}

function tooManyLinks(): DomainError {
  return new DomainError('conflict', 'too-many-links', `At most ${mostLinks} accounts can be linked.`);
}

function notLinked(): DomainError {
  return new DomainError('not-found', 'sign-on-not-linked', 'This account is no longer linked.');
}

function lastWayIn(): DomainError {
  return new DomainError(
    'conflict',
    'last-way-in',
    'You would have nothing left to sign in by. Add a passkey, or ask an administrator for a password first.',
  );
}

function deactivated(): DomainError {
  return new DomainError('conflict', 'deactivated', 'This user is deactivated.');
}
