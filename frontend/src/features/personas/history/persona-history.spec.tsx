import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { wideWindow } from '@/testing/wide-window';
import { ines, Library } from '../testing/library';

describe('the history of a persona', () => {
  wideWindow();

  it('stands beside the form, newest first', async () => {
    renderApp('/personas?persona=p-1', ines, new Library().routes);
    const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Writing Style changedr4Mara Desk/),
      expect.stringMatching(/^2 fields changedr3Omar House.*Name and Categories$/),
      expect.stringMatching(/^Createdr0System/),
    ]);
  });

  it('is reached from the page, too', async () => {
    const { person, history } = renderApp('/personas', ines, new Library().routes);
    const card = within(await screen.findByRole('article', { name: 'The Appraiser' }));
    await person.click(card.getByRole('link', { name: 'History' }));
    const dialog = await findDialog('History of The Appraiser');
    expect(await within(dialog).findByRole('link', { name: 'Writing Style changed' })).toBeVisible();
    expect(history.location.search).toContain('view=history');
  });

  it('leads to what a change did, and back', async () => {
    const { person, history } = renderApp('/personas?persona=p-1', ines, new Library().routes);
    await person.click(await screen.findByRole('link', { name: 'Writing Style changed' }));
    const dialog = await findDialog('History of The Appraiser');
    expect(
      within(dialog).getByRole('heading', { level: 2, name: /^Mara Desk changed the writing style/ }),
    ).toBeVisible();
    expect(within(dialog).getByText('long')).toBeVisible();
    expect(within(dialog).getByText('exact')).toBeVisible();
    expect(history.location.search).toContain('rev=4');
    await person.click(screen.getByRole('link', { name: 'Back to editor' }));
    expect(await findDialog('Edit Persona')).toBeVisible();
  });

  it('shows the change that has the focus, by address too', async () => {
    const { person, history } = renderApp(
      '/personas?persona=p-1&view=history&rev=4',
      ines,
      new Library().routes,
    );
    const shown = await screen.findByRole('link', { name: 'Writing Style changed' });
    await waitFor(() => expect(shown).toHaveFocus());
    await person.keyboard('j');
    expect(await screen.findByRole('heading', { name: /^Omar House renamed/ })).toBeVisible();
    await waitFor(() => expect(history.location.search).toContain('rev=3'));
    // A category is shown by its name, and one that is gone by its id.
    const lists = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(lists).toEqual(
      expect.arrayContaining(['−deleted Market Intel', '−deleted gone', '+inserted Collectibles']),
    );
  });

  it('keeps unsaved changes behind it', async () => {
    const { person } = renderApp('/personas?persona=p-1', ines, new Library().routes);
    const editor = within(await findDialog('Edit Persona'));
    await person.type(await editor.findByLabelText('Expertise'), ' and watches');
    await person.click(screen.getByRole('link', { name: 'Created' }));
    await person.click(await screen.findByRole('link', { name: 'Back to editor' }));
    expect(await screen.findByLabelText('Expertise')).toHaveValue('Valuations and watches');
  });

  it('is all that is left of a deleted persona', async () => {
    const library = new Library();
    library.personas = library.personas.slice(1);
    renderApp('/personas?persona=p-1', ines, library.routes);
    expect(await findDialog('History of a deleted persona')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Writing Style changed' })).toBeVisible();
  });

  it('says what kept it away', async () => {
    renderApp('/personas?persona=p-1&view=history', ines, {
      ...new Library().routes,
      'GET /api/personas/p-1/history': answer(503, { detail: 'The server cannot reach its records.' }),
    });
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  });
});

describe('the history of all personas', () => {
  wideWindow();

  it('names the persona of each change, deleted ones too, and is reached from the page', async () => {
    const { person } = renderApp('/personas', ines, new Library().routes);
    // Each card has a history of its own.
    const [link] = await screen.findAllByRole('link', { name: 'History' });
    if (link) await person.click(link);
    const dialog = within(await findDialog('Persona history'));
    const entries = within(await dialog.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Deletedr4Omar House.*The Notary$/),
      expect.stringMatching(/^Expertise changedr3Omar House.*The Notary$/),
      expect.stringMatching(/^Writing Style changedr4Mara Desk.*The Appraiser$/),
      expect.stringMatching(/^2 fields changedr3Omar House.*The Appraiser$/),
      expect.stringMatching(/^Createdr0System.*The Appraiser$/),
    ]);
  });

  it('tells changes of two personas apart that have the same revision, by address too', async () => {
    const { person, history } = renderApp('/personas?view=history&of=p-1&rev=3', ines, new Library().routes);
    expect(await screen.findByRole('heading', { name: /^Omar House renamed the persona/ })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Expertise changed' }));
    expect(await screen.findByRole('heading', { name: /^Omar House changed the expertise/ })).toBeVisible();
    expect(screen.getByText('Wills')).toBeVisible();
    await waitFor(() => expect(history.location.search).toContain('of=p-9'));
    const entries = within(screen.getByRole('list', { name: 'History' })).getAllByRole('link');
    expect(entries.filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      screen.getByRole('link', { name: 'Expertise changed' }),
    ]);
  });
});

it('is chosen from a list where there is no room beside the change', async () => {
  const { person } = renderApp('/personas?persona=p-1&view=history', ines, new Library().routes);
  await person.click(await screen.findByRole('combobox', { name: 'Revision' }));
  await person.click(await screen.findByRole('option', { name: 'r0, Created, System' }));
  expect(await screen.findByRole('heading', { name: /^System created the persona/ })).toBeVisible();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Calm')).toBeVisible();
});
