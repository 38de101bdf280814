import { screen, within } from '@testing-library/react';
import { aUser, renderApp } from '@/testing/render-app';

const actor = { kind: 'user', id: 'u-1', name: 'Ines', role: 'admin' };
const entry = (position: number, type: string, did: string, correlationId: string) => ({
  position,
  at: '2026-11-18T09:00:00.000Z',
  actor,
  type,
  subject: { kind: 'persona', id: 'p-1', title: null },
  summary: `Ines ${did}`,
  technical: type.startsWith('Name'),
  correlationId,
});

const items = [
  entry(9, 'NameReleased', 'gave the name “The Collector” back', 'request-2'),
  entry(8, 'PersonaChanged', 'renamed the persona', 'request-2'),
  entry(7, 'NameClaimed', 'took the name “The Keeper” for a persona', 'request-2'),
  entry(6, 'NameReleased', 'gave the name “Nobody” back', 'request-1'),
];

async function open(path: string) {
  const app = renderApp(path, aUser({ role: 'admin' }), {
    'GET /api/audit': { total: 4, items, nextCursor: null },
    'GET /api/config/users': { users: [] },
    'GET /api/personas': [],
    'GET /api/categories': [],
  });
  const list = await screen.findByRole('list', { name: 'Audit log' });
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  return { ...app, list, shown };
}

describe('what the house does beside what was asked for', () => {
  it('stands behind the entry of the same request, and comes forth when asked for', async () => {
    const { person, list, shown } = await open('/audit');
    expect(shown()).toEqual(['Ines renamed the persona', 'Ines gave the name “Nobody” back']);
    await person.click(within(list).getByRole('button', { name: '2 technical entries' }));
    expect(shown()).toEqual([
      'Ines renamed the persona',
      'Ines gave the name “The Collector” back',
      'Ines took the name “The Keeper” for a persona',
      'Ines gave the name “Nobody” back',
    ]);
    const toggle = within(list).getByRole('button', { name: '2 technical entries', expanded: true });
    await person.click(toggle);
    expect(shown()).toHaveLength(2);
  });

  it('stands in the open where all of one request is shown', async () => {
    const { shown } = await open('/audit?request=request-2');
    expect(shown()).toHaveLength(items.length);
  });
});
