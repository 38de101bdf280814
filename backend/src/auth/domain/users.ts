import { DomainError } from '../../platform/kernel/domain-error.js';
import type { UserDetails } from './user.commands.js';
import type { SignInMethod } from './user.events.js';

/** The secrets in force by which a user signs in besides the password. */
export type Methods = Readonly<Partial<Record<Exclude<SignInMethod, 'passkey'>, string>>> & {
  readonly passkeys: readonly string[];
};

export interface User {
  readonly username: string;
  readonly details: UserDetails;
  readonly isActive: boolean;
  /** Id of the password in force; undefined for a user who waits for one. */
  readonly credentialId: string | undefined;
  /** The secrets in force by which the user signs in besides the password. */
  readonly methods: Methods;
  /** Ids of the accounts at providers that the user signs in by. */
  readonly signOn: readonly string[];
}

/** All users by id, deactivated ones included. */
export type Users = ReadonlyMap<string, User>;

export function isLastAdministrator(user: User, users: Users): boolean {
  const administrators = [...users.values()].filter(
    ({ isActive, details }) => isActive && details.role === 'admin',
  );
  return administrators.length === 1 && administrators[0] === user;
}

/** The number of ways in that a user has: a password is one, and so is each passkey and each account at a provider. */
export function waysIn({ credentialId, methods, signOn }: User): number {
  return (credentialId === undefined ? 0 : 1) + methods.passkeys.length + signOn.length;
}

/** @throws DomainError `user-not-found` */
export function existingUser(users: Users, id: string): User {
  return users.get(id) ?? noSuchUser();
}

export function noSuchUser(): never {
  throw new DomainError('not-found', 'user-not-found', 'User not found.');
}
