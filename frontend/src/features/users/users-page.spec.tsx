import { screen, waitFor, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve, revised } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { Directory, ines, theo, mara } from './testing/directory';

describe('user management', () => {
  const open = (path = '/user-management') =>
    renderApp(path, ines, { ...emptyDesk, ...new Directory().routes });
  const card = (name: string) => screen.findByRole('article', { name: new RegExp(name) });

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

describe('what somebody signs in by', () => {
  const secondFactors = [{ userId: mara.id, totp: true, passkeys: 2, countedBack: true, recoveryCodes: 4 }];

  async function open(routes: Parameters<typeof serve>[0] = {}) {
    const { person } = renderApp('/user-management', ines, {
      ...emptyDesk,
      'GET /api/users': revised({ users: [ines, mara, theo], secondFactors, signOn: [] }, 7),
    });
    const calls = serve(routes);
    const card = await screen.findByRole('article', { name: 'Mara Desk' });
    return { person, calls, card };
  }

  const reset = `POST /api/users/${mara.id}/reset-sign-in`;

  it('is told in words, and reset only where there is something to reset', async () => {
    const { card } = await open();
    expect(card).toHaveTextContent('App, 2 passkeys, 4 recovery codes');
    expect(card).toHaveTextContent('A passkey counted back: it may have been copied');
    const other = screen.getByRole('article', { name: 'Theo Desk' });
    expect(other).toHaveTextContent('Password alone');
    expect(within(other).queryByRole('button', { name: 'Reset Sign-in' })).not.toBeInTheDocument();
  });

  it('is reset for a reason, which gives a temporary password', async () => {
    const { person, calls, card } = await open({ [reset]: { temporaryPassword: 'quiet-amber-owl' } });
    await person.click(within(card).getByRole('button', { name: 'Reset Sign-in' }));
    const dialog = await findDialog('Reset the sign-in of Mara Desk?');
    const send = within(dialog).getByRole('button', { name: 'Reset Sign-in' });
    await person.click(send);
    expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(
      'Say why the sign-in is reset.',
    );
    expect(calls).toEqual([]);
    await person.type(within(dialog).getByLabelText('Reason'), 'The phone was lost.');
    await person.click(send);
    const shown = await findDialog('Temporary password');
    expect(shown).toHaveTextContent('quiet-amber-owl');
    expect(calls[0]?.body).toEqual({ reason: 'The phone was lost.' });
  });
});

async function ask(button: string, directory = new Directory()) {
  const { person } = renderApp('/user-management', ines, { ...emptyDesk, ...directory.routes });
  const card = await screen.findByRole('article', { name: 'Mara Desk' });
  await person.click(within(card).getByRole('button', { name: button }));
  const question = await findQuestion();
  return { person, question, confirm: within(question).getByRole('button', { name: button }) };
}

const reset = `POST /api/users/${mara.id}/reset-password`;
const gone = `DELETE /api/users/${mara.id}`;

describe('resetting a password', () => {
  it('asks first, and does nothing on Cancel', async () => {
    const calls = serve({ [reset]: { temporaryPassword: 'abc' } });
    const { person, question } = await ask('Reset Password');
    expect(question).toHaveAccessibleName('Reset the password of Mara Desk?');
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });

  it('shows the temporary password once, to be copied', async () => {
    const calls = serve({ [reset]: { temporaryPassword: 'quiet-amber-owl' } });
    const { person, confirm } = await ask('Reset Password');
    await person.dblClick(confirm);
    const shown = await findDialog('Temporary password');
    expect(within(shown).getByLabelText('Temporary password')).toHaveTextContent('quiet-amber-owl');
    expect(screen.getByText('Password Reset')).toBeVisible();
    expect(calls).toHaveLength(1);
    await person.click(within(shown).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('quiet-amber-owl');
    expect(await screen.findByText('Copied!')).toBeVisible();
    await person.click(within(shown).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    expect(screen.queryByText('quiet-amber-owl')).not.toBeInTheDocument();
  });

  it('does not lose the password at a stroke: every way out but Done asks', async () => {
    serve({ [reset]: { temporaryPassword: 'quiet-amber-owl' } });
    const { person, confirm } = await ask('Reset Password');
    await person.click(confirm);
    const shown = await findDialog('Temporary password');
    await person.keyboard('{Escape}');
    const question = await findQuestion('Close without the password?');
    await person.click(within(question).getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(shown).getByLabelText('Temporary password')).toHaveTextContent('quiet-amber-owl');
    await person.click(within(shown).getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: 'Close for good' }));
    await waitFor(() => expect(screen.queryByText('quiet-amber-owl')).not.toBeInTheDocument());
  });

  it('closes when it fails, and says what the server said', async () => {
    serve({ [reset]: answer(404, { detail: 'User not found.' }) });
    const { person, question, confirm } = await ask('Reset Password');
    await person.click(confirm);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorUser not found.');
  });
});

describe('deactivating a user', () => {
  it('asks first, then takes the card away', async () => {
    const directory = new Directory();
    const calls = serve({
      [gone]: () => {
        directory.leave(mara.id);
        return { success: true };
      },
    });
    const { person, question, confirm } = await ask('Deactivate', directory);
    expect(question).toHaveTextContent('mara.desk is signed out at once');
    await person.dblClick(confirm);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Mara Desk' })).not.toBeInTheDocument());
    expect(screen.getByText('Mara Desk can no longer sign in.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says what the server refuses', async () => {
    serve({ [gone]: answer(409, { detail: 'You can’t deactivate an administrator.' }) });
    const { person, confirm } = await ask('Deactivate');
    await person.click(confirm);
    expect(await screen.findByText('You can’t deactivate an administrator.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Mara Desk' })).toBeVisible();
  });
});
