import { readSettings } from '../../platform/config/settings.js';
import { newUserFrom, roleBy } from './claims.js';

const provider = (settings: Record<string, string>) => {
  const [read] = readSettings({
    OIDC_ISSUER: 'https://sso.house.example',
    OIDC_CLIENT_ID: 'desk',
    ...settings,
  }).signOn;
  if (!read) throw new Error('no provider');
  return read;
};
const groups = provider({ OIDC_ROLE_CLAIM: 'groups', OIDC_ADMINISTRATORS: 'heads', OIDC_AUTHORS: 'writers' });

describe('the role that a claim gives', () => {
  it('is none where no claim is set', () => {
    expect(roleBy(provider({}), { groups: ['heads'] })).toBeUndefined();
  });

  it.each([
    [['writers', 'heads'], 'admin'],
    ['heads', 'admin'],
    [['writers', 7, null], 'author'],
  ])('follows its values: %j', (said, role) => {
    expect(roleBy(groups, { groups: said })).toBe(role);
  });

  it.each([
    {},
    { groups: [] },
    { groups: ['Heads'] },
    { groups: { heads: true } },
    { groups: 'heads,writers' },
  ])('lets nobody in by %j', (claims) => {
    expect(() => roleBy(groups, claims)).toThrow('no-role');
  });

  it('is an author’s for everybody else where authors are not named, and never an administrator’s by itself', () => {
    expect(roleBy(provider({ OIDC_ROLE_CLAIM: 'groups', OIDC_ADMINISTRATORS: 'heads' }), {})).toBe('author');
    expect(roleBy(provider({ OIDC_ROLE_CLAIM: 'groups' }), { groups: ['admin'] })).toBe('author');
  });

  it.each([
    ['realm_access.roles', { realm_access: { roles: ['heads'] } }],
    ['https://desk.example/groups', { 'https://desk.example/groups': ['heads'] }],
  ])('is found at %s', (name, claims) => {
    expect(roleBy(provider({ OIDC_ROLE_CLAIM: name, OIDC_ADMINISTRATORS: 'heads' }), claims)).toBe('admin');
  });

  it('is not guessed where the list is elsewhere', () => {
    const claims = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://x' } } };
    expect(() => roleBy(groups, claims)).toThrow('too-many-groups');
  });

  it('is not found on what every object has', () => {
    expect(() =>
      roleBy({ ...groups, roleClaim: 'constructor.name', administrators: ['Object'] }, {}),
    ).toThrow('no-role');
  });
});

describe('a new user', () => {
  it('has what the claims say', () => {
    expect(
      newUserFrom(
        {
          preferred_username: 'jane.doe',
          email: 'jane@house.example',
          given_name: 'Jane',
          family_name: 'Doe',
        },
        'author',
      ),
    ).toEqual({
      username: 'jane.doe',
      email: 'unknown@localhost',
      firstName: 'Jane',
      lastName: 'Doe',
      role: 'author',
      assignedPersona: null,
    });
  });

  it.each([
    [{}, 'newcomer', 'newcomer', '–'],
    [{ email: 'jane@house.example', name: 'Jane van der Doe' }, 'jane', 'Jane', 'van der Doe'],
    [{ preferred_username: 'jane@house.example', name: 'jane@house.example' }, 'jane', 'jane', '–'],
    [{ preferred_username: 'a\u202eb', email: '@house.example', name: 7 }, 'newcomer', 'newcomer', '–'],
    [{ preferred_username: 'jane\ud83d', given_name: 'Jane\ude00', email: 'jane' }, 'jane', 'jane', '–'],
  ])('is somebody even of %j, without an address', (claims, username, firstName, lastName) => {
    const user = newUserFrom(claims, 'author');
    expect(user).toMatchObject({ username, firstName, lastName, email: 'unknown@localhost' });
  });

  it('has no name that is too long', () => {
    const long = 'x'.repeat(100_000);
    const { username, firstName, lastName } = newUserFrom(
      { preferred_username: long, given_name: long, family_name: long },
      'author',
    );
    expect([username.length, firstName.length, lastName.length]).toEqual([50, 80, 80]);
  });

  it('has no name that ends with half a character', () => {
    const [long, longer] = [`x${'😀'.repeat(30)}`, `x${'😀'.repeat(50)}`];
    const named = newUserFrom({ preferred_username: long, name: `${longer} ${longer}` }, 'author');
    expect(named).toMatchObject({ username: `x${'😀'.repeat(24)}`, firstName: `x${'😀'.repeat(39)}` });
    expect(named.lastName.isWellFormed()).toBe(true);
  });
});
