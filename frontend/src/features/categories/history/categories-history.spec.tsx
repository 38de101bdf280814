import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { categories } from '@/testing/desk';
import { revised } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { wideWindow } from '@/testing/wide-window';

const admin = aUser({ role: 'admin', assignedPersona: null });
const actor = { kind: 'user', id: 'u-3', name: 'Mara Desk', role: 'admin' };
const at = '2026-03-02T09:31:00.000Z';
const collectibles = { kind: 'category', id: 'collectibles', title: 'Collectibles' };

const events = [
  {
    revision: 8,
    type: 'CategoriesReordered',
    at,
    actor,
    subject: { kind: 'category-list', id: 'categories', title: 'the list of categories' },
    summary: 'Mara Desk reordered the list of categories',
    changes: [{ field: 'order', from: null, to: ['collectibles', 'gone'] }],
  },
  {
    revision: 7,
    type: 'CategoryRemoved',
    at,
    actor,
    subject: { kind: 'category', id: 'old-maps', title: 'Old Maps' },
    summary: 'Mara Desk removed the category “Old Maps”',
    changes: [],
  },
  {
    revision: 6,
    type: 'CategoryChanged',
    at,
    actor,
    subject: collectibles,
    summary: 'Mara Desk changed the description of the category “Collectibles”',
    changes: [{ field: 'description', from: 'What people keep.', to: 'What people collect.' }],
  },
  {
    revision: 2,
    type: 'CategoryAdded',
    at,
    actor: { kind: 'system', id: null, name: 'System', role: null },
    subject: collectibles,
    summary: 'System added the category “Collectibles”',
    changes: [{ field: 'color', from: null, to: '#7a3e48' }],
  },
];

const routes = {
  'GET /api/categories': categories,
  'GET /api/config/categories': revised({ categories }, 8),
  'GET /api/config/categories/history': { events, nextCursor: null },
};

describe('the history of the categories', () => {
  wideWindow();

  it('is reached from the page, newest first, and names which category each change was of', async () => {
    const { person, history } = renderApp('/categories', admin, routes);
    await person.click(await screen.findByRole('link', { name: 'History' }));
    const dialog = await findDialog('Category history');
    const entries = await within(dialog).findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent).slice(0, 4)).toEqual([
      expect.stringMatching(/^Reorderedr8Mara Desk/),
      expect.stringMatching(/^Removedr7Mara Desk.*Old Maps$/),
      expect.stringMatching(/^Description changedr6Mara Desk.*Collectibles$/),
      expect.stringMatching(/^Addedr2System.*Collectibles$/),
    ]);
    expect(history.location.search).toBe('?view=history');
  });

  it('shows the change that the address names, with its words', async () => {
    renderApp('/categories?view=history&rev=6', admin, routes);
    const dialog = await findDialog('Category history');
    expect(await within(dialog).findByRole('heading', { name: /changed the description/ })).toBeVisible();
    expect(within(dialog).getByText('keep')).toHaveTextContent('deleted keep');
    expect(within(dialog).getByText('collect')).toHaveTextContent('inserted collect');
  });

  it('tells an order by names, and what is gone by its id', async () => {
    renderApp('/categories?view=history', admin, routes);
    const shown = await screen.findByRole('definition');
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Collectibles'), expect.stringContaining('gone')]);
  });

  it('says what a removal did', async () => {
    renderApp('/categories?view=history&rev=7', admin, routes);
    expect(await screen.findByText(/Removed from every persona/)).toBeVisible();
  });

  it('closes to the page', async () => {
    const { person, history } = renderApp('/categories?view=history', admin, routes);
    await findDialog();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.location.search).toBe('');
  });
});
