import { given } from '../../platform/event-sourcing/testing/given.js';
import type { UserEvent } from './user.events.js';
import { usersDecider } from './users.decider.js';

const user = {
  username: 'writer',
  email: 'writer@example.com',
  firstName: 'Wanda',
  lastName: 'Writer',
  role: 'author',
  assignedPersona: null,
} as const;
const added = (
  userId: string,
  changes: Partial<Record<keyof typeof user, never>> | object = {},
): UserEvent => ({
  type: 'UserAdded',
  data: { userId, ...user, username: userId, ...changes },
});
const withPassword: UserEvent = {
  type: 'PasswordSet',
  data: { userId: 'u1', credentialId: 'c1', temporary: false },
};
const linked = (userId: string, identityId = 'i1'): UserEvent => ({
  type: 'SignOnLinked',
  data: { userId, identityId },
});
const unlinked: UserEvent = { type: 'SignOnUnlinked', data: { userId: 'u1', identityId: 'i1' } };
const passkey: UserEvent = {
  type: 'SignInMethodAdded',
  data: { userId: 'u1', method: 'passkey', methodId: 'p1' },
};
const link = (id: string, identityId = 'i1') => ({ type: 'link-sign-on', id, identityId }) as const;
const unlink = { type: 'unlink-sign-on', id: 'u1', identityId: 'i1' } as const;

describe('an account at a provider', () => {
  const two = given(usersDecider, added('u1'), withPassword, added('u2'));
  const taken = given(usersDecider, added('u1'), withPassword, added('u2'), linked('u1'));

  it('is linked with one user, once', () => {
    two.when(link('u1')).then(linked('u1'));
    taken.when(link('u1')).then();
    taken.when(link('u2')).thenRefused('sign-on-taken');
    two.when({ ...link('u1'), invitedBy: 'u9' }).then({
      type: 'SignOnLinked',
      data: { userId: 'u1', identityId: 'i1', invitedBy: 'u9' },
    });
  });

  it('is free again once it is unlinked, or the sign-in was reset', () => {
    taken.when(unlink).then(unlinked);
    two.when(unlink).thenRefused('sign-on-not-linked');
    const reset: UserEvent = { type: 'SignInReset', data: { userId: 'u1', reason: 'Lost.' } };
    for (const end of [unlinked, reset]) {
      given(usersDecider, added('u1'), withPassword, added('u2'), linked('u1'), end)
        .when(link('u2'))
        .then(linked('u2'));
    }
  });

  it('stays linked while there is nothing else to sign in by', () => {
    given(usersDecider, added('u1'), linked('u1')).when(unlink).thenRefused('last-way-in');
    given(usersDecider, added('u1'), linked('u1'), linked('u1', 'i2')).when(unlink).then(unlinked);
    given(usersDecider, added('u1'), linked('u1'), passkey).when(unlink).then(unlinked);
    given(usersDecider, added('u1'), linked('u1'), passkey, unlinked)
      .when({ type: 'remove-passkey', id: 'u1', passkeyId: 'p1', required: false })
      .thenRefused('last-way-in');
  });

  it('is linked with nobody who is deactivated, and not with ten others', () => {
    given(usersDecider, added('u1'), { type: 'UserDeactivated', data: { userId: 'u1' } })
      .when(link('u1'))
      .thenRefused('deactivated');
    const ten = Array.from({ length: 10 }, (_, at) => linked('u1', `i${at + 2}`));
    given(usersDecider, added('u1'), ...ten)
      .when(link('u1'))
      .thenRefused('too-many-links');
  });
});

describe('the role that a claim gives', () => {
  const follow = (id: string, role: 'admin' | 'author') => ({ type: 'follow-claim', id, role }) as const;
  const changed = (from: 'admin' | 'author', to: 'admin' | 'author'): UserEvent => ({
    type: 'UserChanged',
    data: { userId: 'u1', role: { from, to } },
  });

  it('is taken over both ways, but the last administrator stays one', () => {
    given(usersDecider, added('u1')).when(follow('u1', 'admin')).then(changed('author', 'admin'));
    given(usersDecider, added('u1')).when(follow('u1', 'author')).then();
    const head = added('u1', { role: 'admin' });
    given(usersDecider, head).when(follow('u1', 'author')).then();
    given(usersDecider, head, added('u2', { role: 'admin' }))
      .when(follow('u1', 'author'))
      .then(changed('admin', 'author'));
  });
});

describe('somebody new', () => {
  const join = {
    type: 'add-by-sign-on',
    id: 'u9',
    user: { ...user, username: 'u1' },
    identityId: 'i1',
  } as const;

  it('has a name of their own and the account', () => {
    given(usersDecider, added('u1'), added('x', { username: 'U1  2' }))
      .when(join)
      .then(added('u9', { username: 'u1 3' }), linked('u9'));
  });

  it('has no half of a character before the number', () => {
    const username = `x${'😀'.repeat(49)}`;
    given(usersDecider, added('u1', { username }))
      .when({ ...join, user: { ...user, username } })
      .then(added('u9', { username: `x${'😀'.repeat(47)} 2` }), linked('u9'));
  });

  it('is one user, however many first sign-ins there are at once', () => {
    given(usersDecider, added('u8'), linked('u8')).when(join).then();
  });
});
