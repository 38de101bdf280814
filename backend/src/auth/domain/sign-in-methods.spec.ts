import { given } from '../../platform/event-sourcing/testing/given.js';
import type { UserEvent } from './user.events.js';
import { usersDecider } from './users.decider.js';

const added: UserEvent = {
  type: 'UserAdded',
  data: {
    userId: 'u1',
    username: 'writer',
    email: 'writer@example.com',
    firstName: 'Wanda',
    lastName: 'Writer',
    role: 'author',
    assignedPersona: null,
  },
};
const passwordSet: UserEvent = {
  type: 'PasswordSet',
  data: { userId: 'u1', credentialId: 'c1', temporary: true },
};

describe('a second factor', () => {
  const app: UserEvent[] = [
    { type: 'SignInMethodAdded', data: { userId: 'u1', method: 'totp', methodId: 't1' } },
    { type: 'SignInMethodAdded', data: { userId: 'u1', method: 'recovery-codes', methodId: 'r1' } },
  ];
  const gone: UserEvent[] = [
    { type: 'SignInMethodRemoved', data: { userId: 'u1', method: 'totp' } },
    { type: 'SignInMethodRemoved', data: { userId: 'u1', method: 'recovery-codes' } },
  ];
  const without = given(usersDecider, added);
  const withApp = given(usersDecider, added, ...app);
  const addTotp = { type: 'add-totp', id: 'u1', totpId: 't1', recoveryId: 'r1' } as const;
  const renew = { type: 'renew-recovery-codes', id: 'u1', recoveryId: 'r2' } as const;
  const remove = { type: 'remove-totp', id: 'u1', required: false } as const;
  const reset = { type: 'reset-sign-in', id: 'u1', by: 'u9', credentialId: 'c1', reason: 'Lost.' } as const;

  it('comes with recovery codes, and goes with them', () => {
    without.when(addTotp).then(...app);
    withApp.when(remove).then(...gone);
    without.when(renew).thenRefused('no-second-factor');
    without.when(remove).thenRefused('totp-off');
  });

  it('stays while the house requires one and there is no other', () =>
    withApp.when({ ...remove, required: true }).thenRefused('last-factor'));

  it('is there once', () => withApp.when(addTotp).thenRefused('totp-on'));

  it('is removed by a reset, for which somebody else has a reason', () => {
    withApp.when(reset).then({ type: 'SignInReset', data: { userId: 'u1', reason: 'Lost.' } }, passwordSet);
    withApp.when({ ...reset, by: 'u1' }).thenRefused('own-sign-in');
    given(usersDecider, added, ...app, { type: 'SignInReset', data: { userId: 'u1', reason: 'Lost.' } })
      .when(addTotp)
      .then(...app);
  });
});

describe('a passkey', () => {
  const first: UserEvent = {
    type: 'SignInMethodAdded',
    data: { userId: 'u1', method: 'passkey', methodId: 'p1' },
  };
  const codes: UserEvent = {
    type: 'SignInMethodAdded',
    data: { userId: 'u1', method: 'recovery-codes', methodId: 'r1' },
  };
  const codesGone: UserEvent = {
    type: 'SignInMethodRemoved',
    data: { userId: 'u1', method: 'recovery-codes' },
  };
  const app: UserEvent = {
    type: 'SignInMethodAdded',
    data: { userId: 'u1', method: 'totp', methodId: 't1' },
  };
  const numbered = (at: number): UserEvent => ({
    ...first,
    data: { ...first.data, methodId: `p${at}` } as never,
  });
  const gone = (methodId: string): UserEvent => ({
    type: 'SignInMethodRemoved',
    data: { userId: 'u1', method: 'passkey', methodId },
  });
  const add = { type: 'add-passkey', id: 'u1', passkeyId: 'p1' } as const;
  const remove = { type: 'remove-passkey', id: 'u1', passkeyId: 'p1', required: false } as const;

  it('brings recovery codes as the first second factor, and takes them along as the last', () => {
    given(usersDecider, added, passwordSet)
      .when({ ...add, recoveryId: 'r1' })
      .then(first, codes);
    given(usersDecider, added, passwordSet, first, codes).when(remove).then(gone('p1'), codesGone);
    given(usersDecider, added, passwordSet, first, codes, numbered(2)).when(remove).then(gone('p1'));
    given(usersDecider, added, passwordSet, app, codes, first).when(remove).then(gone('p1'));
    given(usersDecider, added, passwordSet, app, codes, first)
      .when({ type: 'remove-totp', id: 'u1', required: true })
      .then({ type: 'SignInMethodRemoved', data: { userId: 'u1', method: 'totp' } });
  });

  it('is something that recovery codes stand in for', () =>
    given(usersDecider, added, passwordSet, first)
      .when({ type: 'renew-recovery-codes', id: 'u1', recoveryId: 'r1' })
      .then(codes));

  it('is one of at most twenty', () => {
    const nineteen = Array.from({ length: 19 }, (_, at) => numbered(at + 2));
    given(usersDecider, added, ...nineteen)
      .when(add)
      .then(first);
    given(usersDecider, added, ...nineteen, first)
      .when({ ...add, passkeyId: 'p21' })
      .thenRefused('too-many-passkeys');
  });

  it('stays where it is the last way in, and goes where there is another', () => {
    given(usersDecider, added, first).when(remove).thenRefused('last-way-in');
    given(usersDecider, added, first, numbered(2)).when(remove).then(gone('p1'));
    given(usersDecider, added, passwordSet, first).when(remove).then(gone('p1'));
    given(usersDecider, added, passwordSet, first)
      .when({ ...remove, required: true })
      .thenRefused('last-factor');
  });

  it('that is gone is not removed again, also by a reset', () => {
    given(usersDecider, added, passwordSet, first, gone('p1')).when(remove).thenRefused('passkey-not-found');
    const reset: UserEvent = { type: 'SignInReset', data: { userId: 'u1', reason: 'Lost.' } };
    given(usersDecider, added, passwordSet, first, reset).when(remove).thenRefused('passkey-not-found');
  });
});
