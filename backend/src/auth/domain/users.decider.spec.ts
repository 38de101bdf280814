import type { DomainError } from '../../platform/kernel/domain-error.js';
import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ListedUser, NewUser, UserCommand, UserPatch } from './user.commands.js';
import type { UserEvent } from './user.events.js';
import { usersDecider } from './users.decider.js';

const writer: NewUser = {
  username: 'writer',
  email: 'writer@example.com',
  firstName: 'Wanda',
  lastName: 'Writer',
  role: 'author',
  assignedPersona: 'p1',
};
const { username: _name, ...details } = writer;
const boss: NewUser = { ...writer, username: 'boss', role: 'admin', assignedPersona: null };
const temporary = { credentialId: 'c1', temporary: true };

const added = (userId: string, user: NewUser): UserEvent => ({
  type: 'UserAdded',
  data: { userId, ...user },
});
const passwordSet = (userId: string): UserEvent => ({ type: 'PasswordSet', data: { userId, ...temporary } });
const deactivated = (userId: string): UserEvent => ({ type: 'UserDeactivated', data: { userId } });
const demoted = (userId: string): UserEvent => ({
  type: 'UserChanged',
  data: { userId, role: { from: 'admin', to: 'author' } },
});

const add = (id: string, user: NewUser, isActive?: boolean): UserCommand => ({
  type: 'add',
  id,
  user,
  password: temporary,
  isActive,
});
const listed = (id: string, patch: Partial<ListedUser> = {}): ListedUser => ({
  id,
  path: `content[${id}]`,
  user: undefined,
  details: {},
  ...patch,
});
const save = (...list: ListedUser[]): UserCommand => ({ type: 'save', list });
const change = (id: string, patch: Partial<UserPatch>): UserCommand => ({
  type: 'change',
  id,
  patch: { details: {}, ...patch },
});

describe('a directory without users', () => {
  const directory = given(usersDecider);

  it('takes a user, whose password is temporary', () =>
    directory.when(add('u1', writer)).then(added('u1', writer), passwordSet('u1')));

  it('takes a user who may not sign in yet', () =>
    directory.when(add('u1', writer, false)).then(added('u1', writer), passwordSet('u1'), deactivated('u1')));

  it('takes no administrator who may not sign in', () =>
    directory.when(add('u1', boss, false)).thenRefused('administrator'));

  it('takes the first administrator', () =>
    directory
      .when({ type: 'add-first', id: 'u1', user: boss, password: { credentialId: 'c1', temporary: false } })
      .then(added('u1', boss), {
        type: 'PasswordSet',
        data: { userId: 'u1', credentialId: 'c1', temporary: false },
      }));

  it.each<UserCommand>([
    change('u1', {}),
    { type: 'deactivate', id: 'u1' },
    { type: 'reset-password', id: 'u1', credentialId: 'c1' },
    { type: 'change-password', id: 'u1', provenCredentialId: 'c0', credentialId: 'c1' },
  ])('knows nobody to $type', (command) => directory.when(command).thenRefused('user-not-found'));
});

describe('a directory with one administrator and an author', () => {
  const history = [added('u1', boss), passwordSet('u1'), added('u2', writer), passwordSet('u2')];
  const directory = given(usersDecider, ...history);

  it('adds nobody twice', () => directory.when(add('u2', writer)).thenNothing());

  it('adds no further first administrator', () =>
    directory.when({ type: 'add-first', id: 'u9', user: boss, password: temporary }).thenNothing());

  it.each(['writer', 'WRITER', 'ｗriter'])('refuses another user named %s', (username) =>
    directory.when(add('u3', { ...writer, username })).thenRefused('username-taken'),
  );

  it('records only what changes, with what was before', () =>
    directory
      .when(
        change('u2', { details: { ...details, lastName: 'Word', assignedPersona: null }, isActive: true }),
      )
      .then({
        type: 'UserChanged',
        data: {
          userId: 'u2',
          lastName: { from: 'Writer', to: 'Word' },
          assignedPersona: { from: 'p1', to: null },
        },
      }));

  it('records nothing when nothing changes', () =>
    directory.when(change('u2', { details, username: 'writer', isActive: true })).thenNothing());

  it.each(['other', 'Writer'])('locks user names: %s', (username) =>
    directory.when(change('u2', { username })).thenRefused('username-locked'),
  );

  it('deactivates the author, by either way', () => {
    directory.when({ type: 'deactivate', id: 'u2' }).then(deactivated('u2'));
    directory.when(change('u2', { isActive: false })).then(deactivated('u2'));
  });

  it('deactivates no administrator, whatever else is changed with it', () => {
    directory.when({ type: 'deactivate', id: 'u1' }).thenRefused('administrator');
    directory.when(change('u1', { isActive: false })).thenRefused('administrator');
    directory
      .when(change('u2', { isActive: false, details: { role: 'admin' } }))
      .thenRefused('administrator');
  });

  it('keeps its last administrator', () =>
    directory.when(change('u1', { details: { role: 'author' } })).thenRefused('last-administrator'));

  it('makes the author an administrator', () =>
    directory.when(change('u2', { details: { role: 'admin' } })).then({
      type: 'UserChanged',
      data: { userId: 'u2', role: { from: 'author', to: 'admin' } },
    }));

  it('resets a password to a temporary one', () =>
    directory
      .when({ type: 'reset-password', id: 'u2', by: 'u1', credentialId: 'c2' })
      .then({ type: 'PasswordSet', data: { userId: 'u2', credentialId: 'c2', temporary: true } }));

  it.each([true, false])('sets a password with a change; temporary: %s', (isTemporary) => {
    const password = { credentialId: 'c2', temporary: isTemporary };
    const set: UserEvent = { type: 'PasswordSet', data: { userId: 'u2', ...password } };
    directory.when({ type: 'change', id: 'u2', patch: { details: {} }, password }).then(set);
  });

  it.each<UserCommand>([
    { type: 'change', id: 'u2', by: 'u2', patch: { details: {} }, password: temporary },
    { type: 'reset-password', id: 'u2', by: 'u2', credentialId: 'c2' },
  ])('takes no own password from $type', (command) => directory.when(command).thenRefused('own-password'));

  it('lets a user change the password that the user proved to know', () =>
    directory
      .when({ type: 'change-password', id: 'u2', provenCredentialId: 'c1', credentialId: 'c2' })
      .then({ type: 'PasswordChanged', data: { userId: 'u2', credentialId: 'c2' } }));

  it('refuses the change when another password came into force meanwhile', () =>
    given(usersDecider, ...history, { type: 'PasswordChanged', data: { userId: 'u2', credentialId: 'c3' } })
      .when({ type: 'change-password', id: 'u2', provenCredentialId: 'c1', credentialId: 'c2' })
      .thenRefused('password-changed-meanwhile'));
});

describe('a directory with two administrators', () => {
  const second = added('u2', { ...boss, username: 'second' });
  const directory = given(usersDecider, added('u1', boss), second);

  it('may demote one of them', () =>
    directory.when(change('u1', { details: { role: 'author' } })).then(demoted('u1')));

  it('does not demote and deactivate at once', () =>
    directory
      .when(change('u1', { details: { role: 'author' }, isActive: false }))
      .thenRefused('administrator'));

  it('keeps the other one then', () =>
    given(usersDecider, added('u1', boss), second, demoted('u1'))
      .when(change('u2', { details: { role: 'author' } }))
      .thenRefused('last-administrator'));
});

describe('a directory with a deactivated author', () => {
  const history = [added('u1', boss), added('u2', writer), deactivated('u2')];
  const directory = given(usersDecider, ...history);
  const reactivated: UserEvent = { type: 'UserReactivated', data: { userId: 'u2' } };

  it('still knows the name', () => directory.when(add('u3', writer)).thenRefused('username-taken'));
  it('has nothing more to deactivate', () => directory.when({ type: 'deactivate', id: 'u2' }).thenNothing());
  it('brings the author back', () => directory.when(change('u2', { isActive: true })).then(reactivated));

  it('does not count an administrator who may not sign in as the last one', () =>
    given(usersDecider, ...history, {
      type: 'UserChanged',
      data: { userId: 'u2', role: { from: 'author', to: 'admin' } },
    })
      .when(change('u1', { details: { role: 'author' } }))
      .thenRefused('last-administrator'));

  it('can deactivate again who was brought back', () =>
    given(usersDecider, ...history, reactivated)
      .when({ type: 'deactivate', id: 'u2' })
      .then(deactivated('u2')));
});

describe('a list that is saved as a whole', () => {
  const history = [added('u1', boss), added('u2', writer)];
  const directory = given(usersDecider, ...history);
  const third = { ...writer, username: 'third' };

  it('adds who is new, without a password, and changes who is known; the others stay', () =>
    directory
      .when(save(listed('u3', { user: third }), listed('u2', { details: { lastName: 'Word' } })))
      .then(added('u3', third), {
        type: 'UserChanged',
        data: { userId: 'u2', lastName: { from: 'Writer', to: 'Word' } },
      }));

  it('is no change for who was added by the same request before', () =>
    directory.when(save(listed('u2', { user: writer, details: details, username: 'writer' }))).thenNothing());

  it('hands the last administration on, in whatever order it stands', () =>
    directory
      .when(save(listed('u1', { details: { role: 'author' } }), listed('u2', { details: { role: 'admin' } })))
      .then(
        { type: 'UserChanged', data: { userId: 'u2', role: { from: 'author', to: 'admin' } } },
        demoted('u1'),
      ));

  it('decides each against those before it', () => {
    directory
      .when(save(listed('u3', { user: third }), listed('u4', { user: { ...third, username: 'THIRD' } })))
      .thenRefused('username-taken');
    given(usersDecider, ...history, added('u5', { ...boss, username: 'second' }))
      .when(
        save(listed('u1', { details: { role: 'author' } }), listed('u5', { details: { role: 'author' } })),
      )
      .thenRefused('last-administrator');
  });

  it('is refused whole, with the place of what is wrong', () => {
    const state = history.reduce(usersDecider.evolve, usersDecider.initialState);
    const placeOf = (list: ListedUser): unknown => {
      try {
        return usersDecider.decide(save(listed('u3', { user: third }), list), state);
      } catch (error) {
        return (error as DomainError).details.errors?.map(({ field }) => field);
      }
    };
    expect(placeOf(listed('u1', { isActive: false }))).toEqual(['content[u1]']);
    expect(placeOf(listed('u2', { username: 'other' }))).toEqual(['content[u2].username']);
  });
});
