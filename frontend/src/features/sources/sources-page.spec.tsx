import { screen, waitFor, within } from '@testing-library/react';
import { aUser, renderApp } from '@/testing/render-app';

const admin = aUser({ role: 'admin', assignedPersona: null });

const source = (number: number, name: string, group: string, categories: string[]) => ({
  number,
  name,
  url: `https://www.${name.toLowerCase()}.example`,
  group,
  categories,
});

const routes = {
  'GET /api/sources': {
    groups: ['Watches', 'Insurers'],
    sources: [
      source(1, 'Dial', 'Watches', ['watches']),
      source(2, 'Escapement', 'Watches', ['watches', 'market-intel']),
      source(3, 'Cover', 'Insurers', ['market-intel']),
    ],
  },
};

/** The names that are shown, by group. */
const shown = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) =>
    within(heading.closest('section') as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace('Opens in a new tab', '')),
  );

describe('Research Sources', () => {
  it('stand in their groups, each with its address and what it serves', async () => {
    renderApp('/sources', admin, routes);
    expect(await screen.findByText('3 sources in 2 groups')).toBeVisible();
    expect(shown()).toEqual([['Dial', 'Escapement'], ['Cover']]);
    expect(screen.getByRole('link', { name: /^Escapement/ })).toHaveAttribute(
      'href',
      'https://www.escapement.example',
    );
    expect(screen.getByText('escapement.example')).toBeVisible();
    expect(screen.getByText('Watches, Market Intel')).toBeVisible();
  });

  it('are found by words and by category, which stands in the address', async () => {
    const { person, history } = renderApp('/sources', admin, routes);
    await person.click(await screen.findByRole('combobox', { name: 'Topic category' }));
    await person.click(await screen.findByRole('option', { name: 'Market Intel' }));
    await waitFor(() => expect(history.location.search).toBe('?category=market-intel'));
    expect(shown()).toEqual([['Escapement'], ['Cover']]);
    await person.type(screen.getByRole('searchbox', { name: 'Search sources' }), 'insur');
    await waitFor(() => expect(shown()).toEqual([['Cover']]));
    await person.type(screen.getByRole('searchbox', { name: 'Search sources' }), 'x');
    await person.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(history.location.search).toBe('');
  });

  it('are found by what is typed plainly', async () => {
    const revue = source(1, 'Revue', 'Watches', ['watches']);
    const sources = [{ ...revue, name: 'Revue de l’Horlogerie – Genève' }];
    const { person } = renderApp('/sources', admin, { 'GET /api/sources': { groups: ['Watches'], sources } });
    await person.type(await screen.findByRole('searchbox'), "l'horlogerie - geneve");
    expect(shown()).toEqual([['Revue de l’Horlogerie – Genève']]);
  });

  it('are refused to authors', async () => {
    renderApp('/sources');
    expect(await screen.findByText('This page is only accessible to administrators.')).toBeVisible();
  });
});
