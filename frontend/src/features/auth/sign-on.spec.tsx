import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { emptyDesk } from '@/testing/desk';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { SignInScreen } from './sign-in-screen';

const settings = { brandName: 'Provenance', signOn: [{ id: '1', name: 'The House' }] };

/** Opens the sign-in page at an address, as a server with a sign-on of the house sends it. */
function openSignIn(address: string, signOnOnly = false) {
  serve({ 'GET /api/auth/ways-in': { signOnOnly } });
  window.history.replaceState(null, '', address);
  const meta = document.createElement('meta');
  meta.name = 'settings';
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  return render(<SignInScreen onSignedIn={() => undefined} />);
}

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('meta[name="settings"]')?.remove();
  window.history.replaceState(null, '', '/');
});

describe('the sign-in page', () => {
  it('leads to the house’s own sign-on, beside the password', async () => {
    openSignIn('/login');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Sign in with The House' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/1',
    );
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes an invitation along', async () => {
    openSignIn('/login?invitation=a%26b');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(screen.getByText(/You are invited/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with The House' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/1?invitation=a%26b',
    );
  });

  it.each([
    ['not-linked', /ask an administrator for an invitation/],
    ['over', /Please begin again/],
    ['constructor', /didn’t answer as it should/],
  ])('says why a sign-on failed: %s', async (kind, sentence) => {
    openSignIn(`/login?problem=${kind}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('has no password where the house’s sign-on alone lets in, but the way back by the server', async () => {
    openSignIn('/login?problem=unavailable', true);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Try again in a moment.');
    expect(alert).not.toHaveTextContent('password');
    expect(screen.getByRole('link', { name: 'Sign in with The House' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'I have a password from the server' }));
    expect(await screen.findByText('npm run admin:password -- --reset-sign-in')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

describe('signing out', () => {
  it('offers to sign out at the provider, too', async () => {
    const there = { name: 'The House', address: 'https://sso.house.example/end' };
    serve({ 'POST /api/auth/logout': { success: true, signOn: there } });
    const { person } = renderApp('/articles');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Sign out there, too' })).toHaveAttribute(
      'href',
      there.address,
    );
  });
});

describe('a proof by sign-on', () => {
  it('is given in a window of its own, and what was asked goes on', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    let proven = false;
    const { person } = renderApp('/profile?part=security', aUser({ role: 'admin' }), {
      ...emptyDesk,
      'GET /api/settings': settings,
      'GET /api/auth/methods': {
        password: false,
        passkeys: [],
        passkeysPossible: { possible: true, why: null },
        totp: { on: false },
        recoveryCodes: { left: 0 },
        signOn: [{ id: 'l-1', provider: 'The House', linkedAt: '2026-03-02T09:00:00Z' }],
        required: false,
      },
      'GET /api/auth/sessions': { sessions: [] },
      'DELETE /api/auth/methods/sign-on/l-1': () =>
        proven
          ? { success: true }
          : answer(403, {
              type: '/problems/proof-required',
              detail: 'Show it.',
              ways: ['sign-on'],
              signOn: settings.signOn,
            }),
    });
    await person.click(await screen.findByRole('button', { name: 'Unlink The House' }));
    await person.click(await screen.findByRole('button', { name: 'Unlink' }));
    await findDialog('Is it still you?');
    await person.click(screen.getByRole('button', { name: 'Sign in with The House' }));
    expect(opened).toHaveBeenCalledWith('/api/auth/oidc/1/proof', 'proof', expect.any(String));
    proven = true;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'proof-given', newValue: '1' })));
    expect(await screen.findByText('Unlinked')).toBeVisible();
  });

  it.each([
    ['/proof', 'It is you', true],
    ['/proof?problem=another-person', 'This was no proof', false],
  ])('ends its window, or says why there is none: %s', async (path, title, given) => {
    const close = jest.spyOn(window, 'close').mockReturnValue();
    const told = jest.spyOn(Storage.prototype, 'setItem');
    renderApp(path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(close.mock.calls.length > 0).toBe(given);
    expect(told.mock.calls.some(([key]) => key === 'proof-given')).toBe(given);
  });
});
