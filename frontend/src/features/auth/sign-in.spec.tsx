import { jest } from '@jest/globals';
import { screen, waitFor, act, fireEvent, render } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { findDialog } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { SignInScreen } from './sign-in-screen';

describe('signing in', () => {
  const username = () => screen.findByLabelText('Username');

  it.each(['/', '/login'])('is offered at %s without a session', async (path) => {
    renderApp(path, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Provenance' })).toBeVisible();
    expect(screen.getByText('Sign in to access the editorial platform')).toBeVisible();
  });

  it('shows Loading... while the session is unknown', () => {
    renderApp('/', null);
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('asks for both fields and puts the focus on the empty one', async () => {
    const { person } = renderApp('/', null);
    await person.type(await username(), 'mara.desk');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    const password = screen.getByLabelText('Password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Please enter both username and password'),
    );
    expect(password).toHaveFocus();
  });

  it('opens the dashboard, greets, and keeps the shown user', async () => {
    const calls = serve({ 'POST /api/auth/login': { user: aUser() } });
    const { person } = renderApp('/login', null);
    await person.type(await username(), 'mara.desk');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mara' })).toBeVisible();
    expect(calls[0]?.body).toEqual({ username: 'mara.desk', password: 'secret' });
    expect(screen.getByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('Successfully logged in to Provenance')).toBeVisible();
    expect(localStorage.getItem('user')).toContain('mara.desk');
  });

  it('tells a refusal in the form and as a toast, and keeps what was typed', async () => {
    serve({
      'POST /api/auth/login': () => answer(401, { status: 401, detail: 'Invalid username or password' }),
    });
    const { person, left } = renderApp('/login', null);
    await person.type(await username(), 'mara.desk');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(screen.getAllByText('Invalid username or password')).toHaveLength(2);
    expect(await username()).toHaveValue('mara.desk');
    expect(left).toEqual([]);
  });

  it('says that it is under way, and cannot be asked twice', async () => {
    const calls = serve({ 'POST /api/auth/login': () => new Promise(() => undefined) });
    const { person } = renderApp('/login', null);
    await person.type(await username(), 'mara.desk');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await person.click(button);
    expect(calls).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    const { person } = renderApp('/login', null);
    await username();
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('is no page for someone who is signed in', async () => {
    const { history } = renderApp('/login');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(history.location.pathname).toBe('/');
  });
});

describe('the second step of signing in', () => {
  const secondFactor = { secondFactor: { ways: ['totp', 'recovery'] } };

  async function showPassword(secondStep: Parameters<typeof serve>[0][string]) {
    const calls = serve({ 'POST /api/auth/login': secondFactor, 'POST /api/auth/second-factor': secondStep });
    const { person } = renderApp('/login', null);
    await person.type(await screen.findByLabelText('Username'), 'mara.desk');
    await person.type(screen.getByLabelText('Password'), 'secret{Enter}');
    const code = await screen.findByLabelText('Code');
    return { calls, person, code };
  }

  it('takes a code of the app, typed or filled in by the browser', async () => {
    const { calls, person, code } = await showPassword({ user: aUser() });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await person.paste('123 456');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(calls[1]?.body).toEqual({ code: '123 456' });
  });

  it('takes a recovery code in its place', async () => {
    const { calls, person } = await showPassword({ user: aUser() });
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await person.type(await screen.findByLabelText('Recovery code'), 'k3mf9-xw2ua{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(calls[1]?.body).toEqual({ recoveryCode: 'k3mf9-xw2ua' });
  });

  it('asks for a code where none was entered', async () => {
    const { calls, person, code } = await showPassword({ user: aUser() });
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(code).toHaveAccessibleDescription('Enter the code.');
    expect(code).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  it('stays when a code is wrong', async () => {
    const { person, code } = await showPassword(answer(401, { detail: 'This code is wrong.' }));
    await person.type(code, '000000{Enter}');
    // The sentence is in the form and in a toast.
    expect(await screen.findAllByText('This code is wrong.')).toHaveLength(2);
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('tells no fault of one way at the other', async () => {
    const { person, code } = await showPassword(answer(401, { detail: 'This code is wrong.' }));
    await person.type(code, '000000{Enter}');
    await screen.findAllByText('This code is wrong.');
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await screen.findByLabelText('Recovery code');
    // The toast still has the sentence.
    expect(screen.getAllByText('This code is wrong.')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(recovery).toHaveAccessibleDescription('Enter the code.');
    await person.click(screen.getByRole('button', { name: 'Use the app' }));
    expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription('Enter the code.');
  });

  it('begins again with the password when it took too long, and says so', async () => {
    const { person, code } = await showPassword(answer(410, { detail: 'This sign-in took too long.' }));
    await person.type(code, '000000{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(await screen.findAllByText('This sign-in took too long.')).toHaveLength(2);
  });
});

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
