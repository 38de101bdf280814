import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, revised, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { Directory, ines, mara, theo } from './testing/directory';

const save = () => screen.getByRole('button', { name: 'Save' });
const current = { revision: 8, by: { id: 'u-3', name: 'Omar House' }, at: '2026-03-02T09:31:00.000Z' };

describe('adding a user', () => {
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

describe('a user who is deactivated while the dialog is open', () => {
  const PUT = `PUT /api/users/${mara.id}`;

  /** Opens the dialog. Omar deactivates the user meanwhile, and this page is told when `isTold` is called. */
  async function open() {
    const sources = fakeEventSources();
    const directory = new Directory();
    const saves = serve({
      [PUT]: answer(412, { status: 412, detail: 'Omar House saved a change.', current }),
    });
    const { person } = renderApp(`/user-management?user=${mara.id}`, ines, {
      ...emptyDesk,
      ...directory.routes,
    });
    await findDialog('Edit User');
    act(() => sources.at(-1)?.opens());
    directory.leave(mara.id);
    const isTold = () => act(() => sources.at(-1)?.tells('change', { topics: ['users'] }));
    return { person, saves, isTold };
  }

  const firstName = () => screen.getByLabelText('First Name');
  const note = () => screen.findByText(/^Somebody deactivated this user\./);

  it('leaves what was written on the screen, and cannot be saved', async () => {
    const { person, saves, isTold } = await open();
    await person.type(firstName(), 'h');
    await person.type(screen.getByLabelText('Password'), 'a new one');
    isTold();
    expect(await note()).toHaveTextContent('Your changes can’t be saved, but they are still here to copy.');
    await person.click(save());
    await person.type(firstName(), '{Enter}');
    expect(saves).toEqual([]);
    expect(firstName()).toHaveValue('Marah');
    expect(screen.getByLabelText('Password')).toHaveValue('a new one');
    await person.hover(save());
    await waitFor(() => expect(save()).toHaveAccessibleDescription('Somebody deactivated this user.'));
  });

  it('is no conflict where the save tells of it', async () => {
    const { person, saves } = await open();
    await person.type(firstName(), 'h');
    await person.click(save());
    expect(await note()).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(firstName()).toHaveValue('Marah');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('asks before what was written is let go', async () => {
    const { person, isTold } = await open();
    await person.type(firstName(), 'h');
    isTold();
    await note();
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is said to be no active user at once when nothing was written', async () => {
    const { isTold } = await open();
    isTold();
    expect(await findDialog('No active user')).toBeVisible();
  });
});

describe('what is written of a user', () => {
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
