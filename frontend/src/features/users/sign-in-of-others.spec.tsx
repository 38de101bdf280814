import { screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { emptyDesk } from '@/testing/desk';
import { renderApp } from '@/testing/render-app';
import { Directory, ines, mara } from './testing/directory';

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
