import { DomainError } from '../../platform/kernel/domain-error.js';
import type { MethodCommand } from './user.commands.js';
import type { SignInMethod, UserEvent } from './user.events.js';
import { waysIn, type Methods, type User } from './users.js';

export const noMethods: Methods = { passkeys: [] };

const mostPasskeys = 20;

type MethodEvent = Extract<UserEvent, { type: 'SignInMethodAdded' | 'SignInMethodRemoved' | 'SignInReset' }>;

export function methodsDecided(command: MethodCommand, user: User): UserEvent[] {
  const { id } = command;
  const { methods } = user;
  const { totp, passkeys } = methods;
  switch (command.type) {
    case 'add-totp':
      if (totp !== undefined) throw totpIsOn();
      return [added(id, 'totp', command.totpId), ...recovery(id, command.recoveryId)];
    case 'renew-recovery-codes':
      if (totp === undefined && passkeys.length === 0) throw nothingToRecover();
      return recovery(id, command.recoveryId);
    case 'remove-totp':
      if (totp === undefined) throw totpIsOff();
      if (command.required && factorsOf(methods) === 1) throw lastFactor();
      return [removed(id, 'totp'), ...withoutRecovery(id, methods)];
    case 'add-passkey':
      if (passkeys.length >= mostPasskeys) throw enoughPasskeys();
      return [added(id, 'passkey', command.passkeyId), ...recovery(id, command.recoveryId)];
    case 'remove-passkey':
      if (!passkeys.includes(command.passkeyId)) throw noSuchPasskey();
      if (waysIn(user) === 1) throw lastWayIn();
      if (command.required && factorsOf(methods) === 1) throw lastFactor();
      return [removed(id, 'passkey', command.passkeyId), ...withoutRecovery(id, methods)];
    default:
      return command satisfies never;
  }
}

export function methodsAfter(event: MethodEvent, methods: Methods = noMethods): Methods {
  if (event.type === 'SignInReset') return noMethods;
  const { method, methodId } = event.data;
  if (method === 'passkey') {
    const others = methods.passkeys.filter((id) => id !== methodId);
    return {
      ...methods,
      passkeys: event.type === 'SignInMethodAdded' ? [...others, event.data.methodId] : others,
    };
  }
  const { [method]: _, ...others } = methods;
  return event.type === 'SignInMethodAdded' ? { ...methods, [method]: event.data.methodId } : others;
}

function added(userId: string, method: SignInMethod, methodId: string): UserEvent {
  return { type: 'SignInMethodAdded', data: { userId, method, methodId } };
}

function removed(userId: string, method: SignInMethod, methodId?: string): UserEvent {
  return {
    type: 'SignInMethodRemoved',
    data: { userId, method, ...(methodId !== undefined && { methodId }) },
  };
}

function recovery(userId: string, recoveryId: string | undefined): UserEvent[] {
  return recoveryId === undefined ? [] : [added(userId, 'recovery-codes', recoveryId)];
}

/** The number of second factors; recovery codes are none because they only stand in for another factor. */
const factorsOf = ({ passkeys, totp }: Methods): number => passkeys.length + (totp === undefined ? 0 : 1);

/** Removes the recovery codes with the last second factor, since they would have nothing left to stand in for. */
function withoutRecovery(userId: string, methods: Methods): UserEvent[] {
  return factorsOf(methods) === 1 && methods['recovery-codes'] !== undefined
    ? [removed(userId, 'recovery-codes')]
    : [];
}

export function totpIsOn(): DomainError {
  return new DomainError('conflict', 'totp-on', 'The authenticator app is on already. Turn it off first.');
}

function totpIsOff(): DomainError {
  return new DomainError('not-found', 'totp-off', 'The authenticator app is off already.');
}

function lastFactor(): DomainError {
  return new DomainError(
    'conflict',
    'last-factor',
    'The house requires a second factor, and this is your only one. Set another one up first.',
  );
}

export function noSuchPasskey(): DomainError {
  return new DomainError('not-found', 'passkey-not-found', 'There is no such passkey any more.');
}

function enoughPasskeys(): DomainError {
  return new DomainError(
    'conflict',
    'too-many-passkeys',
    `You can have ${mostPasskeys} passkeys. Remove one that you don’t use first.`,
  );
}

function lastWayIn(): DomainError {
  return new DomainError(
    'conflict',
    'last-way-in',
    'This passkey is your only way in. Add another way to sign in first.',
  );
}

function nothingToRecover(): DomainError {
  return new DomainError(
    'conflict',
    'no-second-factor',
    'Recovery codes stand in for an authenticator app or a passkey. Set one of them up first.',
  );
}
