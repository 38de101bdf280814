import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { emptyDesk } from '@/testing/desk';
import { Directory, ines, theo } from './testing/directory';

const open = (path = '/user-management') =>
  renderApp(path, ines, { ...emptyDesk, ...new Directory().routes });
const card = (name: string) => screen.findByRole('article', { name: new RegExp(name) });

describe('user management', () => {
  it('shows a card for every active user', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    const mara = await card('Mara Desk');
    expect(mara).toHaveTextContent('mara@desk.example');
    expect(mara).toHaveTextContent('RoleAuthor');
    await waitFor(() => expect(mara).toHaveTextContent('PersonaThe Appraiser'));
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Ines Houseyou', 'Mara Desk', 'Omar House', 'Theo Desk']);
  });

  it('tells who waits for a persona or for a password of their own', async () => {
    open();
    expect(await card('Theo Desk')).toHaveTextContent('None assigned');
    expect(await card('Theo Desk')).toHaveTextContent('Hasn’t changed the temporary password yet');
    expect(await card('Mara Desk')).not.toHaveTextContent('temporary password');
  });

  it('never offers to deactivate an administrator', async () => {
    open();
    expect(within(await card('Mara Desk')).getByRole('button', { name: 'Deactivate' })).toBeVisible();
    for (const name of ['Ines House', 'Omar House']) {
      expect(within(await card(name)).queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
    }
  });

  it('leads to the own password instead of resetting it', async () => {
    open();
    const own = await card('Ines House');
    expect(within(own).getByRole('link', { name: 'Change Password' })).toBeVisible();
    expect(within(own).queryByRole('button', { name: 'Reset Password' })).not.toBeInTheDocument();
  });

  it('finds users by name, username and email', async () => {
    const { person } = open();
    await person.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'theo@');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 of 4 active')).toBeVisible();
    await person.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No matching users')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('finds names by what is typed plainly', async () => {
    const zoe = aUser({ ...theo, id: 'u-7', username: 'zoe', firstName: 'Zoë', lastName: 'O’Hara–Núñez' });
    const { routes } = new Directory([ines, zoe]);
    const { person } = renderApp('/user-management', ines, { ...emptyDesk, ...routes });
    await person.type(await screen.findByRole('searchbox', { name: 'Search users' }), "zoe o'hara-nunez");
    expect(screen.getByText('1 of 2 active')).toBeVisible();
  });

  it('opens one dialog, though an address names two', async () => {
    open(`/user-management?user=${theo.id}&view=history`);
    await findDialog();
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });

  it('says what kept the users away, and tries again', async () => {
    const directory = new Directory();
    let broken = true;
    const { person } = renderApp('/user-management', ines, {
      ...emptyDesk,
      ...directory.routes,
      'GET /api/users': () =>
        broken
          ? answer(503, { detail: 'The server cannot reach its records.' })
          : directory.routes['GET /api/users'](),
    });
    expect(await screen.findByText('503: The server cannot reach its records.')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Mara Desk')).toBeVisible();
  });

  it('sends authors away, to the dashboard, and asks the server for nothing', async () => {
    const calls = serve({ 'GET /api/users': answer(403, { detail: 'Administrators only.' }) });
    const { history } = renderApp('/user-management', aUser(), emptyDesk);
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText('This page is only available to administrators.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome back, Mara' })).toBeVisible();
    expect(history.location.pathname).toBe('/');
    expect(calls).toEqual([]);
  });

  it('sends visitors without a session to sign-in', async () => {
    const { left } = renderApp('/user-management', null);
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  it('opens the user that the address names', async () => {
    const { person, history } = open(`/user-management?user=${theo.id}`);
    expect(await findDialog('Edit User')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('theo.desk');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location.search).toBe('');
  });

  it('says so when nobody active has the address, and leads to what happened to them', async () => {
    open('/user-management?user=gone');
    const dialog = await findDialog('No active user');
    expect(within(dialog).getByRole('link', { name: 'audit log' })).toHaveAttribute(
      'href',
      '/audit?subject=gone',
    );
  });
});
