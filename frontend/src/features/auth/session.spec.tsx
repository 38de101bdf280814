import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const unauthorized = () => answer(401, { status: 401, detail: 'Sign in first.' });

describe('a page without a session', () => {
  it.each(['/articles', '/how-it-works', '/change-password'])(
    '%s leads to sign-in, and says so',
    async (path) => {
      const { left } = renderApp(path, null);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'UnauthorizedYou are logged out. Logging in again...',
      );
      expect(left).toEqual([]);
      await waitFor(() => expect(left).toEqual(['/api/login']));
    },
  );

  it('/generate shows its access notice, without the sidebar', async () => {
    const { left } = renderApp('/generate', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
    expect(screen.getByText('Please log in to access the article generator.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(left).toEqual([]);
  });
});

describe('a session that ends while a page is open', () => {
  it('is told once, however many calls find out, and leads to sign-in', async () => {
    const { left, queryClient } = renderApp('/articles');
    await screen.findByRole('heading', { name: 'Articles Dashboard' });
    serve({ 'GET /api/settings': unauthorized, 'GET /api/auth/user': unauthorized });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  it('is told by a save that finds out, which tells no failure of its own', async () => {
    const { person } = renderApp('/change-password');
    serve({ 'POST /api/auth/change-password': unauthorized });
    await person.type(await screen.findByLabelText('Current Password'), 'secret1');
    await person.type(screen.getByLabelText('New Password'), 'secret2');
    await person.type(screen.getByLabelText('Confirm New Password'), 'secret2');
    await person.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByText('You are logged out. Logging in again...');
    expect(screen.queryByText('Password Change Failed')).not.toBeInTheDocument();
  });

  it.each(['/', '/generate', '/articles'])('ends at %s too when another tab signed out', async (path) => {
    const { left } = renderApp(path);
    await screen.findByRole('main');
    serve({ 'GET /api/auth/user': unauthorized });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null })));
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  it('offers the user name at the next sign-in', async () => {
    localStorage.setItem('user', JSON.stringify(aUser()));
    renderApp('/login', null);
    expect(await screen.findByLabelText('Username')).toHaveValue('mara.desk');
  });
});

describe('signing out', () => {
  it('clears the shown user and leads to sign-in', async () => {
    localStorage.setItem('user', JSON.stringify(aUser()));
    serve({ 'POST /api/auth/logout': { success: true } });
    const { person, history, left } = renderApp('/articles');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You have been successfully logged out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(history.location.pathname).toBe('/login');
    expect(localStorage.getItem('user')).toBeNull();
    expect(left).toEqual([]);
  });

  it('leads to sign-in again on the way back', async () => {
    serve({ 'POST /api/auth/logout': { success: true } });
    const { person, history, left } = renderApp('/articles');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign In' });
    act(() => history.back());
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  it('does so even when the call fails', async () => {
    serve({ 'POST /api/auth/logout': answer(503, { detail: 'The records cannot be reached.' }) });
    const { person, history } = renderApp('/articles');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(history.location.pathname).toBe('/login');
  });

  it('is sent once, however often it is asked for', async () => {
    const calls = serve({ 'POST /api/auth/logout': { success: true } });
    renderApp('/articles');
    const button = await screen.findByRole('button', { name: 'Logout' });
    for (const _press of [1, 2]) fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says that it is under way', async () => {
    serve({ 'POST /api/auth/logout': () => new Promise(() => undefined) });
    const { person } = renderApp('/articles');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Logging out...' })).toBeVisible();
  });
});

describe('a server that cannot be reached', () => {
  it('is no sign-out: the page says so and tries again', async () => {
    const { person } = renderApp('/articles', null, {
      'GET /api/auth/user': answer(503, { detail: 'The records cannot be reached.' }),
    });
    expect(await screen.findByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
    expect(screen.getByText('503: The records cannot be reached.')).toBeVisible();
    serve({ 'GET /api/auth/user': aUser() });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Articles Dashboard' })).toBeVisible();
  });
});

describe('a path that leads nowhere', () => {
  it('is the 404 page, beside the sidebar of who is signed in', async () => {
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getAllByText(/404/)).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('is the 404 page without a session, too', async () => {
    renderApp('/no/such/page', null);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
