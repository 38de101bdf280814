import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { findDialog } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { Directory, ines, mara } from './testing/directory';

const PUT = `PUT /api/users/${mara.id}`;
const current = { revision: 8, by: { id: 'u-3', name: 'Omar House' }, at: '2026-03-02T09:31:00.000Z' };

/** Opens the dialog. Omar deactivates the user meanwhile, and this page is told when `isTold` is called. */
async function open() {
  const sources = fakeEventSources();
  const directory = new Directory();
  const saves = serve({ [PUT]: answer(412, { status: 412, detail: 'Omar House saved a change.', current }) });
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
const save = () => screen.getByRole('button', { name: 'Save' });
const note = () => screen.findByText(/^Somebody deactivated this user\./);

describe('a user who is deactivated while the dialog is open', () => {
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
