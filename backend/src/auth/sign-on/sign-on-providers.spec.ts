import { readSettings } from '../../platform/config/settings.js';
import { SignOnProviders } from './sign-on-providers.js';

const entra = (tenant: string): string => `https://login.microsoftonline.com/${tenant}/v2.0`;

function providersAt(first: string, second: string): SignOnProviders {
  return new SignOnProviders(
    readSettings({
      ...{ OIDC_ISSUER: first, OIDC_CLIENT_ID: 'desk' },
      ...{ OIDC_2_ISSUER: second, OIDC_2_CLIENT_ID: 'desk' },
    }),
  );
}

describe('the provider of an issuer', () => {
  it('is the one of the tenant where several of Entra’s are set', () => {
    const providers = providersAt(entra('tenant-a'), entra('tenant-b'));
    expect([entra('tenant-a'), entra('tenant-b')].map((issuer) => providers.of(issuer)?.id)).toEqual([
      '1',
      '2',
    ]);
  });

  it.each([
    ['https://sso.house.example', '1'],
    [entra('whose-ever'), '2'],
    ['https://login.microsoftonline.com.evil.example/v2.0', undefined],
    ['https://gone.example', undefined],
  ])('is told for %s', (issuer, id) => {
    expect(providersAt('https://sso.house.example/', entra('organizations')).of(issuer)?.id).toBe(id);
  });
});
