import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { emptyDesk } from '@/testing/desk';
import { aUser, renderApp } from '@/testing/render-app';
import { Directory, ines } from './testing/directory';

type Person = ReturnType<typeof renderApp>['person'];

const filled = {
  Username: 'lena.desk',
  'First Name': 'Lena',
  'Last Name': 'Desk',
  Email: 'lena@desk.example',
  Password: 'temporary',
};

async function open() {
  const { person, history } = renderApp('/user-management', ines, {
    ...emptyDesk,
    ...new Directory().routes,
  });
  await person.click(await screen.findByRole('button', { name: 'Add User' }));
  await findDialog('Add User');
  return { person, history };
}

async function fill(person: Person, fields: Partial<typeof filled>) {
  for (const [label, text] of Object.entries(fields)) {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('adding a user', () => {
  it.each(['Username', 'First Name', 'Last Name', 'Email'] as const)('asks for %s', async (label) => {
    const { person } = await open();
    const { [label]: _, ...others } = filled;
    await fill(person, others);
    await person.type(screen.getByLabelText(label), '  ');
    await person.click(save());
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription('All fields except password are required');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it.each([
    ['', 'Password is required for new users'],
    ['short', 'Password must be at least 6 characters long.'],
  ])('asks for a password (%j)', async (password, sentence) => {
    const { person } = await open();
    await fill(person, { ...filled, Password: password });
    await person.click(save());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(sentence);
  });

  it('takes a fault back when the field is changed', async () => {
    const { person } = await open();
    await person.click(save());
    await person.type(screen.getByLabelText('Username'), 'l');
    expect(screen.getByLabelText('Username')).not.toBeInvalid();
  });

  it('sends a double click once, and closes when the user is there', async () => {
    const calls = serve({
      'POST /api/users': () => answer(201, { user: aUser({ firstName: 'Lena', username: 'lena.desk' }) }),
    });
    const { person, history } = await open();
    await fill(person, filled);
    await person.click(screen.getByRole('combobox', { name: 'Assigned Persona' }));
    await person.click(await screen.findByRole('option', { name: 'The Underwriter' }));
    await person.dblClick(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Lena Desk can sign in as lena.desk.')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls[0]?.body).toEqual({
      username: 'lena.desk',
      firstName: 'Lena',
      lastName: 'Desk',
      email: 'lena@desk.example',
      password: 'temporary',
      role: 'author',
      assignedPersona: 'p-2',
      isActive: true,
    });
    expect(history.location.search).toBe('');
  });

  it('says that it is under way', async () => {
    serve({ 'POST /api/users': () => new Promise(() => undefined) });
    const { person } = await open();
    await fill(person, filled);
    await person.click(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  });

  it('stays open on Escape while it is being saved, and asks nothing', async () => {
    serve({ 'POST /api/users': () => new Promise(() => undefined) });
    const { person } = await open();
    await fill(person, filled);
    await person.click(save());
    await screen.findByRole('button', { name: 'Saving...' });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Add User' })).toBeVisible();
  });

  it('shows at the field that the username is taken, and tries again with the same key', async () => {
    const detail = 'The user name “lena.desk” is already taken.';
    const calls = serve({
      'POST /api/users': () => answer(409, { type: '/problems/username-taken', status: 409, detail }),
    });
    const { person } = await open();
    await fill(person, filled);
    await person.click(save());
    const field = screen.getByLabelText('Username');
    await waitFor(() => expect(field).toHaveAccessibleDescription(detail));
    expect(field).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(`Error${detail}`);
    await person.click(save());
    await waitFor(() => expect(calls).toHaveLength(2));
    const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('shows what else the server refuses at the fields it names', async () => {
    const message = 'email must be an e-mail address such as name@example.com';
    serve({
      'POST /api/users': () => answer(400, { detail: message, errors: [{ field: 'email', message }] }),
    });
    const { person } = await open();
    await fill(person, filled);
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
  });

  it.each([
    ['there is no answer', () => Promise.reject(new TypeError('no connection'))],
    ['the answer is empty', () => new Response('', { status: 500, statusText: 'Internal Server Error' })],
  ])('says Failed to create user when %s', async (_, answered) => {
    serve({ 'POST /api/users': answered });
    const { person } = await open();
    await fill(person, filled);
    await person.click(save());
    expect(await screen.findByText('Failed to create user')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('lena.desk');
  });

  it('asks before what was written is let go', async () => {
    const { person } = await open();
    await fill(person, { Username: 'lena.desk' });
    await person.keyboard('{Escape}');
    const question = await findQuestion('Leave without saving?');
    expect(question).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Username')).toHaveValue('lena.desk');
  });

  it('asks before the address leaves what was written', async () => {
    const { person, history } = await open();
    await fill(person, { Username: 'lena.desk' });
    const leave = () => act(() => history.push('/user-management'));
    leave();
    const question = await findQuestion('Leave without saving?');
    await person.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByLabelText('Username')).toHaveValue('lena.desk');
    leave();
    const leaving = within(await findQuestion('Leave without saving?'));
    await person.click(leaving.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByLabelText('Username')).toHaveValue('');
    leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
