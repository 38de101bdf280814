import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { emptyDesk } from '@/testing/desk';
import { renderApp } from '@/testing/render-app';
import { Directory, ines, mara, theo } from './testing/directory';

const save = () => screen.getByRole('button', { name: 'Save' });
const current = { revision: 8, by: { id: 'u-3', name: 'Omar House' }, at: '2026-03-02T09:31:00.000Z' };

/** Answers 412 to changes that were made on an older revision. */
const saves = (directory: Directory) => (request: SeenRequest) =>
  directory.isCurrent(request)
    ? { user: { ...mara, ...(request.body as object) } }
    : answer(412, { status: 412, detail: 'Omar House saved a change in the meantime.', current });

async function open(directory = new Directory(), name: string | RegExp = 'Mara Desk') {
  const { person } = renderApp('/user-management', ines, { ...emptyDesk, ...directory.routes });
  const card = await screen.findByRole('article', { name });
  await person.click(within(card).getByRole('button', { name: 'Edit' }));
  await findDialog('Edit User');
  return person;
}

describe('changing a user', () => {
  it('locks the username', async () => {
    await open();
    expect(screen.getByLabelText('Username')).toHaveValue('mara.desk');
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it('keeps the password when it is blank, and takes the persona away with None', async () => {
    const directory = new Directory();
    const calls = serve({ [`PUT /api/users/${mara.id}`]: saves(directory) });
    const person = await open(directory);
    await person.click(screen.getByRole('combobox', { name: 'Assigned Persona' }));
    await person.click(await screen.findByRole('option', { name: 'None' }));
    await person.click(screen.getByRole('combobox', { name: 'Role' }));
    await person.click(await screen.findByRole('option', { name: 'Administrator' }));
    await person.dblClick(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Saved!')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('if-match')).toBe('"7"');
    expect(calls[0]?.body).toEqual({
      username: 'mara.desk',
      email: 'mara@desk.example',
      firstName: 'Mara',
      lastName: 'Desk',
      role: 'admin',
      assignedPersona: 'none',
    });
  });

  it('sets a password that is given, if it is long enough', async () => {
    const directory = new Directory();
    const calls = serve({ [`PUT /api/users/${mara.id}`]: saves(directory) });
    const person = await open(directory);
    await person.type(screen.getByLabelText('Password'), 'short');
    await person.click(save());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters long.',
    );
    await person.type(screen.getByLabelText('Password'), 'er one');
    await person.click(save());
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ password: 'shorter one' }));
  });

  it('leaves the own password to Change Password', async () => {
    await open(new Directory(), /^Ines House/);
    expect(screen.getByLabelText('Password')).toBeDisabled();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Use Change Password for your own password.',
    );
  });

  it('asks for what is required', async () => {
    const person = await open();
    await person.clear(screen.getByLabelText('Last Name'));
    await person.click(save());
    expect(screen.getByLabelText('Last Name')).toHaveAccessibleDescription(
      'All fields except password are required',
    );
  });

  it('shows at the role that the last administrator must stay one', async () => {
    const detail = 'You can’t demote the last administrator.';
    serve({
      [`PUT /api/users/${mara.id}`]: answer(409, { type: '/problems/last-administrator', detail }),
    });
    const person = await open();
    await person.type(screen.getByLabelText('First Name'), 'h');
    await person.click(save());
    const role = screen.getByRole('combobox', { name: 'Role' });
    await waitFor(() => expect(role).toHaveAccessibleDescription(detail));
  });
});

describe('two administrators and one directory', () => {
  it('goes on top of what was changed of others, unasked', async () => {
    const directory = new Directory();
    const calls = serve({ [`PUT /api/users/${mara.id}`]: saves(directory) });
    const person = await open(directory);
    await person.type(screen.getByLabelText('First Name'), 'h');
    directory.change(theo.id, { firstName: 'Theodor' });
    await person.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"']);
  });

  it('asks who shall win when both changed the same user', async () => {
    const directory = new Directory();
    const calls = serve({ [`PUT /api/users/${mara.id}`]: saves(directory) });
    const person = await open(directory);
    await person.type(screen.getByLabelText('First Name'), 'h');
    directory.change(mara.id, { firstName: 'Maria', assignedPersona: 'p-2' });
    await person.click(save());
    const conflict = await findDialog('Omar House changed Mara Desk');
    expect(await within(conflict).findByText('Maria')).toBeVisible();
    expect(within(conflict).getByText('Marah')).toBeVisible();
    expect(within(conflict).getByText(/also changed Assigned Persona/)).toBeVisible();
    await person.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.at(-1)?.body).toMatchObject({ firstName: 'Marah', assignedPersona: 'p-2' });
  });
});
