import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { emptyDesk } from '@/testing/desk';
import { revised, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ines, mara, theo } from './testing/directory';

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

describe('what somebody signs in by', () => {
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
