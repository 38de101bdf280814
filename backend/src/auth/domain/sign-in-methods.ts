import { DomainError } from '../../platform/kernel/domain-error.js';
import type { MethodCommand } from './user.commands.js';
import type { SignInMethod, UserEvent } from './user.events.js';

/** The secrets in force of what a user signs in by besides the password. */
export type Methods = Readonly<Partial<Record<SignInMethod, string>>>;

type MethodEvent = Extract<UserEvent, { type: 'SignInMethodAdded' | 'SignInMethodRemoved' | 'SignInReset' }>;

export function methodsDecided(command: MethodCommand, { totp, ...others }: Methods): UserEvent[] {
  const { id } = command;
  switch (command.type) {
    case 'add-totp':
      if (totp !== undefined) throw totpIsOn();
      return [added(id, 'totp', command.totpId), added(id, 'recovery-codes', command.recoveryId)];
    case 'renew-recovery-codes':
      if (totp === undefined) throw nothingToRecover();
      return [added(id, 'recovery-codes', command.recoveryId)];
    case 'remove-totp':
      if (totp === undefined) throw totpIsOff();
      if (command.required && isLast(others)) throw lastFactor();
      // Without a second factor there is nothing that a recovery code could stand for.
      return [removed(id, 'totp'), removed(id, 'recovery-codes')];
    default:
      return command satisfies never;
  }
}

export function methodsAfter(event: MethodEvent, methods: Methods = {}): Methods {
  if (event.type === 'SignInReset') return {};
  const { method } = event.data;
  if (event.type === 'SignInMethodAdded') return { ...methods, [method]: event.data.methodId };
  return Object.fromEntries(Object.entries(methods).filter(([name]) => name !== method));
}

function added(userId: string, method: SignInMethod, methodId: string): UserEvent {
  return { type: 'SignInMethodAdded', data: { userId, method, methodId } };
}

function removed(userId: string, method: SignInMethod): UserEvent {
  return { type: 'SignInMethodRemoved', data: { userId, method } };
}

export function totpIsOn(): DomainError {
  return new DomainError('conflict', 'totp-on', 'The authenticator app is on already. Turn it off first.');
}

function totpIsOff(): DomainError {
  return new DomainError('not-found', 'totp-off', 'The authenticator app is off already.');
}

/** Recovery codes only stand in for another factor. */
function isLast(others: Omit<Methods, 'totp'>): boolean {
  return Object.keys(others).every((method) => method === 'recovery-codes');
}

function lastFactor(): DomainError {
  return new DomainError(
    'conflict',
    'last-factor',
    'The house requires a second factor, and this is your only one. Set another one up first.',
  );
}

function nothingToRecover(): DomainError {
  return new DomainError(
    'conflict',
    'no-second-factor',
    'Recovery codes stand in for an authenticator app. Set one up first.',
  );
}
