import { readSettings } from './settings.js';

const provider = { OIDC_ISSUER: 'https://sso.house.example/', OIDC_CLIENT_ID: 'desk' };

const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`accepted: ${JSON.stringify(environment)}`);
};

describe('the settings of the house’s sign-on', () => {
  it('need no more than an issuer and a client', () => {
    expect(readSettings({}).signOn).toEqual([]);
    expect(readSettings(provider).signOn).toEqual([
      {
        id: '1',
        name: 'sso.house.example',
        issuer: 'https://sso.house.example/',
        clientId: 'desk',
        clientSecret: undefined,
        scopes: 'openid profile email',
        roleClaim: undefined,
        administrators: [],
        authors: [],
        createUsers: false,
      },
    ]);
  });

  it('know several providers by a number', () => {
    const { signOn } = readSettings({
      ...provider,
      OIDC_3_ISSUER: 'http://localhost:8080/realms/desk',
      OIDC_3_CLIENT_ID: 'desk',
      OIDC_3_CLIENT_SECRET: 's3cret',
      OIDC_3_NAME: 'The Archive',
      OIDC_3_ROLE_CLAIM: 'realm_access.roles',
      OIDC_3_ADMINISTRATORS: 'Desk Chiefs, heads',
      OIDC_3_AUTHORS: 'writers',
      OIDC_3_CREATE_USERS: 'on',
    });
    expect(signOn.map(({ id }) => id)).toEqual(['1', '3']);
    expect(signOn[1]).toMatchObject({
      name: 'The Archive',
      clientSecret: 's3cret',
      roleClaim: 'realm_access.roles',
      administrators: ['Desk Chiefs', 'heads'],
      authors: ['writers'],
      createUsers: true,
    });
  });

  it.each([
    [{ OIDC_NAME: 'The House' }, 'OIDC_ISSUER must be set where OIDC_NAME is.'],
    [{ OIDC_2_ISSUER: 'https://a.example' }, 'OIDC_2_CLIENT_ID must be set where OIDC_2_ISSUER is.'],
    [
      { ...provider, OIDC_ADMINISTRATORS: 'heads' },
      'OIDC_ROLE_CLAIM must be set where OIDC_ADMINISTRATORS is.',
    ],
    [{ ...provider, OIDC_AUTHORS: 'writers' }, 'OIDC_ROLE_CLAIM must be set where OIDC_AUTHORS is.'],
    [
      { ...provider, OIDC_2_SCOPES: 'profile' },
      'OIDC_2_SCOPES must be names separated by blanks, openid among them.',
    ],
  ])('that lack something say what: %j', (environment, message) => {
    expect(messageOf(environment)).toBe(message);
  });
});
