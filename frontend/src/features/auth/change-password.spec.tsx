import { screen, waitFor } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const temporary = aUser({ mustChangePassword: true });
const changed = { 'POST /api/auth/change-password': { user: aUser() } };

async function fill(
  person: ReturnType<typeof renderApp>['person'],
  current: string,
  next: string,
  again: string,
) {
  if (current) await person.type(await screen.findByLabelText('Current Password'), current);
  if (next) await person.type(await screen.findByLabelText('New Password'), next);
  if (again) await person.type(await screen.findByLabelText('Confirm New Password'), again);
  await person.click(await screen.findByRole('button', { name: 'Change Password' }));
}

describe('a temporary password', () => {
  it.each(['/', '/change-password', '/articles', '/login', '/no/such/page'])(
    'shows nothing but the change of it at %s',
    async (path) => {
      renderApp(path, temporary);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Password Change Required' }),
      ).toBeVisible();
      expect(
        screen.getByText('You must change your temporary password before accessing the platform.'),
      ).toBeVisible();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('opens the dashboard a second after it was changed', async () => {
    const calls = serve(changed);
    const { person, history } = renderApp('/articles', temporary);
    await fill(person, 'temporary', 'a new one', 'a new one');
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Password Change Required' })).toBeVisible();
    expect(calls[0]?.body).toEqual({ currentPassword: 'temporary', newPassword: 'a new one' });
    expect(localStorage.getItem('user')).toContain('"mustChangePassword":false');
    expect(
      await screen.findByRole('heading', { name: 'Welcome back, Mara' }, { timeout: 3_000 }),
    ).toBeVisible();
    expect(history.location.pathname).toBe('/');
  });

  it('leads the focus from screen to screen: sign-in, the change, the dashboard', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    serve({ ...changed, 'POST /api/auth/login': { user: temporary } });
    const { person } = renderApp('/login', null);
    await person.type(await screen.findByLabelText('Username'), 'mara.desk');
    await person.type(screen.getByLabelText('Password'), 'temporary{Enter}');
    await screen.findByRole('heading', { name: 'Password Change Required' });
    expect(screen.getByRole('main')).toHaveFocus();
    await fill(person, 'temporary', 'a new one', 'a new one');
    await screen.findByRole('heading', { name: 'Welcome back, Mara' }, { timeout: 3_000 });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus to the browser on the first screen', async () => {
    renderApp('/articles', temporary);
    await screen.findByRole('heading', { name: 'Password Change Required' });
    expect(document.body).toHaveFocus();
  });

  it('lets sign out', async () => {
    serve({ 'POST /api/auth/logout': { success: true } });
    const { person, history } = renderApp('/articles', temporary);
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(history.location.pathname).toBe('/login');
  });
});

describe('changing the password by choice', () => {
  it('stands inside the shell', async () => {
    renderApp('/change-password');
    expect(await screen.findByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it.each([
    [
      'Missing Information',
      'Please fill in all password fields.',
      'old',
      'secret1',
      '',
      'Confirm New Password',
    ],
    [
      'Password Mismatch',
      'New password and confirmation password do not match.',
      'old',
      'abc',
      'abd',
      'Confirm New Password',
    ],
    [
      'Password Too Short',
      'New password must be at least 6 characters long.',
      'old',
      'abcde',
      'abcde',
      'New Password',
    ],
  ])('refuses: %s', async (title, sentence, current, next, again, label) => {
    const calls = serve(changed);
    const { person } = renderApp('/change-password');
    await fill(person, current, next, again);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}${sentence}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('tells what the server refused, at the field it names', async () => {
    serve({
      'POST /api/auth/change-password': answer(400, {
        detail: 'The current password is wrong.',
        errors: [{ field: 'currentPassword', message: 'The current password is wrong.' }],
      }),
    });
    const { person } = renderApp('/change-password');
    await fill(person, 'wrong', 'secret1', 'secret1');
    expect(await screen.findByText('Password Change Failed')).toBeVisible();
    const field = screen.getByLabelText('Current Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The current password is wrong.'));
  });

  it('says that it is under way', async () => {
    serve({ 'POST /api/auth/change-password': () => new Promise(() => undefined) });
    const { person } = renderApp('/change-password');
    await fill(person, 'old', 'secret1', 'secret1');
    expect(await screen.findByRole('button', { name: 'Updating Password...' })).toBeVisible();
  });
});
