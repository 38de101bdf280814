import { screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { collectibles, editor, first, marketIntel, theHouse } from './testing/house';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const card = (name: string) => screen.findByRole('article', { name });

async function openPage() {
  const { person, history } = renderApp('/categories', editor);
  await card('Collectibles');
  return { person, history };
}

async function edit(person: Awaited<ReturnType<typeof openPage>>['person'], name: string) {
  await person.click(within(await card(name)).getByRole('button', { name: 'Edit' }));
  await findDialog();
}

describe('Content Categories', () => {
  it('shows each category with its colour and description', async () => {
    theHouse();
    await openPage();
    const shown = within(await card('Market Intel'));
    expect(shown.getByText('What was paid.')).toBeVisible();
    expect(shown.getByText('#2f5d7c')).toBeVisible();
  });

  it('leads from the address of a deleted one to what happened to it', async () => {
    theHouse();
    renderApp('/categories?category=gone', editor);
    const dialog = await findDialog('No such category');
    expect(within(dialog).getByRole('link', { name: 'audit log' })).toHaveAttribute(
      'href',
      '/audit?subject=gone',
    );
  });

  it.each(['category=collectibles', 'add=true'])(
    'opens one dialog for %s beside a history',
    async (named) => {
      theHouse();
      renderApp(`/categories?${named}&view=history`, editor);
      await findDialog();
      expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    },
  );

  it('shows names that every object has a member of', async () => {
    const { othersSave } = theHouse();
    othersSave([
      { ...collectibles, name: '__proto__' },
      { ...marketIntel, name: 'constructor' },
    ]);
    renderApp('/categories', editor);
    expect(await card('__proto__')).toBeVisible();
    expect(await card('constructor')).toBeVisible();
  });

  it('adds one at the end of the list, in the default colour', async () => {
    const { house } = theHouse();
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Add Category' }));
    await findDialog();
    expect(field('Colour')).toHaveValue('#6366f1');
    await person.type(field('Name'), 'Old Maps');
    await person.type(field('Description'), 'Paper that lied.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await card('Old Maps')).toBeVisible();
    expect(house.list).toEqual([
      ...first,
      { id: 'new-one', name: 'Old Maps', description: 'Paper that lied.', color: '#6366f1' },
    ]);
  });

  it.each(['Name', 'Description'])('wants a %s', async (missing) => {
    const { saves } = theHouse();
    const { person } = await openPage();
    await edit(person, 'Collectibles');
    await person.clear(field(missing));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(field(missing)).toHaveAccessibleDescription(/Name and description are required/);
    expect(field(missing)).toHaveFocus();
    expect(saves()).toHaveLength(0);
  });

  it('saves a change of one category as the entire list, on the revision that was read', async () => {
    const { house, saves } = theHouse();
    const { person } = await openPage();
    await edit(person, 'Collectibles');
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Kept Things');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await card('Kept Things')).toBeVisible();
    expect(house.list).toEqual([{ ...collectibles, name: 'Kept Things' }, marketIntel]);
    expect(saves()[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('shows what the server refuses at the field, and says why', async () => {
    theHouse();
    const message = '“Market Intel” is already in the list.';
    const { person } = await openPage();
    serve({
      'POST /api/config/save': answer(400, {
        status: 400,
        detail: message,
        errors: [{ field: 'content[1].name', message }],
      }),
    });
    await edit(person, 'Collectibles');
    await person.type(field('Name'), '!');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Name')).toHaveAccessibleDescription(message);
  });

  it('goes on top of what others changed in other categories', async () => {
    const { house, othersSave } = theHouse();
    const { person } = await openPage();
    await edit(person, 'Collectibles');
    await person.type(field('Name'), ' II');
    othersSave([collectibles, { ...marketIntel, name: 'Prices' }]);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await card('Collectibles II')).toBeVisible();
    expect(house.list.map(({ name }) => name)).toEqual(['Collectibles II', 'Prices']);
  });

  describe('when somebody else changed the same category', () => {
    async function conflict() {
      const { house, othersSave } = theHouse();
      const { person } = await openPage();
      await edit(person, 'Collectibles');
      await person.type(field('Name'), ' II');
      othersSave([
        { ...collectibles, name: 'Keepsakes', description: 'Theirs.' },
        { ...marketIntel, name: 'Prices' },
      ]);
      await person.click(screen.getByRole('button', { name: 'Save' }));
      await findDialog('Ines changed this category');
      return { house, person };
    }

    it('keeps mine on top of theirs', async () => {
      const { house, person } = await conflict();
      await screen.findByText(/also changed Description/);
      await person.click(screen.getByRole('button', { name: 'Keep mine' }));
      expect(await card('Collectibles II')).toBeVisible();
      expect(house.list).toEqual([
        { ...collectibles, name: 'Collectibles II', description: 'Theirs.' },
        { ...marketIntel, name: 'Prices' },
      ]);
    });

    it('takes theirs', async () => {
      const { house, person } = await conflict();
      await person.click(screen.getByRole('button', { name: 'Use theirs' }));
      await waitFor(() => expect(field('Name')).toHaveValue('Keepsakes'));
      expect(house.list[0]?.name).toBe('Keepsakes');
    });
  });

  it('puts back a category that was deleted while it was being edited', async () => {
    const { house, othersSave } = theHouse();
    const { person } = await openPage();
    await edit(person, 'Collectibles');
    await person.type(field('Name'), ' II');
    othersSave([marketIntel]);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saving your changes restores it/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await card('Collectibles II')).toBeVisible();
    expect(house.list.map(({ id }) => id)).toEqual(['market-intel', 'collectibles']);
  });
});

describe('deleting a category', () => {
  async function askToDelete(person: Awaited<ReturnType<typeof openPage>>['person']) {
    await person.click(within(await card('Collectibles')).getByRole('button', { name: 'Delete' }));
    return within(await findQuestion('Delete this category?'));
  }

  it('asks first, then leaves it out of the list', async () => {
    const { house, saves } = theHouse();
    const { person } = await openPage();
    const question = await askToDelete(person);
    expect(question.getByText(/“Collectibles”/)).toBeVisible();
    expect(saves()).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Collectibles' })).toBeNull());
    expect(house.list).toEqual([marketIntel]);
  });

  it('asks again when somebody has changed it meanwhile', async () => {
    const { house, othersSave } = theHouse();
    const { person } = await openPage();
    const question = await askToDelete(person);
    othersSave([{ ...collectibles, name: 'Keepsakes' }, marketIntel]);
    await person.click(question.getByRole('button', { name: 'Delete' }));
    await findDialog('Ines changed this category');
    expect(house.list).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(house.list).toEqual([marketIntel]));
  });

  it('tells when it failed', async () => {
    theHouse();
    const { person } = await openPage();
    serve({ 'POST /api/config/save': () => Promise.reject(new TypeError('Failed to fetch')) });
    const question = await askToDelete(person);
    await person.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete category');
  });
});

it('sends authors from the categories to their profile', async () => {
  const { history } = renderApp('/categories');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page is only available to administrators.',
  );
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
});

describe('what is written in a dialog', () => {
  interface Kept {
    session: string;
    values: object;
  }

  /** Makes another tab continue with what is kept. */
  function goOnElsewhere(name: string): void {
    const key = Object.keys(localStorage).find((one) => one.includes('category-new')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    const theirs = {
      ...kept,
      session: 'tab-2',
      at: '2100-01-01T00:00:00.000Z',
      values: { ...kept.values, name },
    };
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(kept.session, 'tab-2'), JSON.stringify(theirs));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }

  it.each([
    ['add=true', 'Name', 'Old Maps'],
    ['category=collectibles', 'Description', 'What people keep. And keep.'],
  ])('is offered again after a reload, until it is discarded (%s)', async (address, name, text) => {
    theHouse();
    const before = renderApp(`/categories?${address}`, editor);
    await findDialog();
    await before.person.clear(field(name));
    await before.person.type(field(name), text);
    before.unmount();
    const { person } = renderApp(`/categories?${address}`, editor);
    await findDialog();
    expect(field(name)).toHaveValue(text);
    expect(screen.getByText(/These changes are from an earlier visit/)).toBeVisible();
    // The focus is on the field, because Enter must not discard what was kept.
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field(name)).not.toHaveValue(text);
  });

  it('is kept of each of two tabs', async () => {
    theHouse();
    const before = renderApp('/categories?add=true', editor);
    await findDialog();
    await before.person.type(field('Name'), 'Old Maps');
    goOnElsewhere('New Maps');
    before.unmount();
    const { person } = renderApp('/categories?add=true', editor);
    await findDialog();
    expect(field('Name')).toHaveValue('New Maps');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Old Maps');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('New Maps');
  });

  it('is forgotten when it is cancelled', async () => {
    theHouse();
    const before = renderApp('/categories?add=true', editor);
    await findDialog();
    await before.person.type(field('Name'), 'Old Maps');
    await before.person.click(screen.getByRole('button', { name: 'Cancel' }));
    before.unmount();
    renderApp('/categories?add=true', editor);
    await findDialog();
    expect(field('Name')).toHaveValue('');
  });
});
