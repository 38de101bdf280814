import { screen } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { revised } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const admin = aUser({ role: 'admin', assignedPersona: null });
const ben = aUser({ id: 'u-2', username: 'ben.desk', firstName: 'Ben', assignedPersona: null });

const open = async (address: string) => {
  const app = renderApp(`/user-management?user=${address}`, admin, {
    'GET /api/users': revised({ users: [admin, ben], secondFactors: [], signOn: [] }, 3),
    'GET /api/personas': [],
  });
  await findDialog();
  return app;
};
const password = () => screen.getByLabelText('Password', { selector: 'input' });

describe('what is written of a user', () => {
  it.each(['new', 'u-2'])('outlives a reload, but for the password (%s)', async (address) => {
    const before = await open(address);
    await before.person.clear(screen.getByLabelText('First Name'));
    await before.person.type(screen.getByLabelText('First Name'), 'Benedicta');
    await before.person.type(password(), 'said by nobody');
    expect(JSON.stringify({ ...localStorage })).not.toContain('said by nobody');
    before.unmount();
    const { person } = await open(address);
    expect(screen.getByLabelText('First Name')).toHaveValue('Benedicta');
    expect(password()).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('First Name')).not.toHaveValue('Benedicta');
  });
});
