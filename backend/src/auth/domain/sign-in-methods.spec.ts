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
