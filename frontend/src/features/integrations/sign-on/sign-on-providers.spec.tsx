import { screen, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const provider = {
  id: '1',
  name: 'The House',
  issuer: 'https://sso.house.example',
  clientId: 'desk',
  hasSecret: true,
  scopes: 'openid profile email',
  roleClaim: 'groups',
  administrators: ['heads'],
  authors: [],
  createUsers: false,
  redirectUri: 'https://desk.example/api/auth/oidc/1/callback',
  signedOutUri: 'https://desk.example/login',
  backchannelUri: 'https://desk.example/api/auth/oidc/1/backchannel',
  lastClaims: { names: ['email', 'groups', 'sub'], roleValues: ['heads'], at: '2026-03-02T09:00:00Z' },
};

const open = (providers: readonly object[]) =>
  renderApp('/integrations?list=sign-on', aUser({ role: 'admin' }), {
    ...emptyDesk,
    'GET /api/security/sign-on': { providers },
  });

it('shows how the sign-on is set, and what a check finds', async () => {
  const { person } = open([provider]);
  expect(await screen.findByText('https://desk.example/api/auth/oidc/1/callback')).toBeVisible();
  expect(screen.getByText('by groups: administrators heads; authors everybody else')).toBeVisible();
  expect(screen.getByText(/email, groups, sub; roles: heads/)).toBeVisible();
  serve({
    'POST /api/security/sign-on/1/check': {
      reachable: true,
      issuer: 'https://sso.house.example',
      clockSkewSeconds: 2,
      redirectUri: provider.redirectUri,
      problems: [],
    },
  });
  await person.click(screen.getByRole('button', { name: 'Check The House' }));
  const found = await screen.findByRole('list', { name: 'What the check found' });
  expect(within(found).getByText(/answers as it should.*differ by 2 s/)).toBeVisible();
});

it('says what to set where there is none', async () => {
  open([]);
  expect(await screen.findByText(/OIDC_ISSUER/)).toBeVisible();
});
