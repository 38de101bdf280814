import { screen, waitFor } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const username = () => screen.findByLabelText('Username');

describe('signing in', () => {
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
