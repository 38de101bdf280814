import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const ines = { kind: 'user', id: 'u-1', name: 'Ines', role: 'admin' };

const promoted = {
  position: 9,
  at: '2026-11-18T09:00:00.000Z',
  actor: ines,
  type: 'ArticlePromoted',
  subject: { kind: 'article', id: 'a-1', title: 'A clock' },
  summary: 'Ines promoted “A clock”',
  correlationId: 'request-7',
};

const changed = {
  position: 8,
  at: '2026-11-17T09:00:00.000Z',
  actor: { kind: 'system', id: null, name: 'The system', role: null },
  type: 'EditorialRulesSet',
  subject: { kind: 'editorial-rules', id: 'editorial-rules', title: 'the editorial rules' },
  summary: 'The system wrote the editorial rules',
  correlationId: 'request-1',
};

const counted = {
  ...changed,
  position: 7,
  type: 'WeekBegan',
  subject: { kind: 'quota', id: 'week-1', title: null },
  summary: 'The system began a week of places',
};

/** Opens the log of a server that has three entries, on two pages when asked for without a cursor. */
async function open(path = '/audit', more: string | null = null) {
  const seen = serve({
    'GET /api/audit': ({ path: asked }) =>
      asked.includes('cursor=')
        ? { total: 3, items: [changed, counted], nextCursor: null }
        : { total: 3, items: more === null ? [promoted, changed, counted] : [promoted], nextCursor: more },
    'GET /api/config/users': {
      users: [
        aUser({ id: 'u-1', firstName: 'Ines', lastName: 'Desk' }),
        aUser({ id: 'u-2', firstName: 'Omar', lastName: 'Desk', isActive: false }),
      ],
    },
    'GET /api/personas': [{ id: 'p-1', name: 'The Appraiser' }],
    'GET /api/categories': [],
  });
  const app = renderApp(path, aUser({ role: 'admin' }));
  const list = await screen.findByRole('list', { name: 'Audit log' });
  const asked = () =>
    new URLSearchParams(seen.findLast((one) => one.path.startsWith('/api/audit'))?.path.split('?')[1]);
  return { ...app, list, asked };
}

async function choose(person: Awaited<ReturnType<typeof open>>['person'], label: string, option: string) {
  await person.click(screen.getByRole('combobox', { name: label }));
  await person.click(await screen.findByRole('option', { name: option }));
}

/** Waits until a navigation that was begun would have ended. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('the audit log', () => {
  it('tells what happened in sentences that lead to the thing', async () => {
    const { list } = await open();
    const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent('Ines promoted “A clock”');
    expect(within(first).getByRole('img', { name: 'promoted by a person' })).toBeVisible();
    expect(within(first).getByText('Article promoted')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'A clock' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(within(second).getByRole('link', { name: 'the editorial rules' })).toHaveAttribute(
      'href',
      '/editorial-rules',
    );
    expect(within(second).queryByRole('img')).not.toBeInTheDocument();
  });

  it('has a heading for each day', async () => {
    const { list } = await open();
    const [first, second, third] = within(list).getAllByRole('listitem') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(within(first).getByRole('heading', { level: 2, name: /^Nov 18/ })).toBeVisible();
    expect(within(second).getByRole('heading', { level: 2, name: /^Nov 17/ })).toBeVisible();
    expect(within(third).queryByRole('heading')).not.toBeInTheDocument();
    expect(within(first).getByText(/^\d+:\d\d\s[AP]M$/)).toBeVisible();
  });

  it('is narrowed by person, kind and subject, in the address', async () => {
    const { person, history, asked } = await open();
    await choose(person, 'Person', 'Ines Desk');
    await choose(person, 'Kind', 'Persona changed');
    await choose(person, 'Subject', 'Persona: The Appraiser');
    await waitFor(() => expect(history.location.search).toBe('?actor=u-1&type=PersonaChanged&subject=p-1'));
    await waitFor(() =>
      expect(Object.fromEntries(asked())).toMatchObject({
        actor: 'u-1',
        type: 'PersonaChanged',
        subject: 'p-1',
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Remove Persona changed' }));
    await waitFor(() => expect(history.location.search).toBe('?actor=u-1&subject=p-1'));
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('can be narrowed to any kind of event that there is', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('combobox', { name: 'Kind' }));
    const [all, ...kinds] = await screen.findAllByRole('option');
    expect(all).toHaveTextContent('Everything');
    expect(kinds).toHaveLength(readFileSync('docs/events.md', 'utf8').match(/^### /gm)?.length ?? 0);
  });

  it('can be narrowed to a person who is deactivated, and to what happened to them', async () => {
    const { person, history } = await open();
    await choose(person, 'Person', 'Omar Desk (deactivated)');
    await choose(person, 'Subject', 'User: Omar Desk (deactivated)');
    await waitFor(() => expect(history.location.search).toBe('?actor=u-2&subject=u-2'));
  });

  it.each(['__proto__', 'constructor'])(
    'shows the kind %s of an address, though there is none',
    async (kind) => {
      await open(`/audit?type=${kind}`);
      expect(screen.getByRole('button', { name: new RegExp(`^Remove ${kind}$`, 'i') })).toBeVisible();
    },
  );

  it('keeps the focus in the filters when they are taken off', async () => {
    const { person, history } = await open('/audit?actor=u-1&type=PersonaChanged&from=2026-11-02');
    const kind = await screen.findByRole('button', { name: 'Remove Persona changed' });
    await person.click(kind);
    await waitFor(() => expect(kind).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Remove From 2026-11-02' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveFocus();
  });

  it('takes its filters from the address, whole days of the reader, and exports what is filtered', async () => {
    const { asked, person } = await open('/audit?from=2026-11-02&to=2026-11-03&actor=u-1');
    const times = {
      from: new Date('2026-11-02T00:00').toISOString(),
      to: new Date('2026-11-03T23:59:59.999').toISOString(),
    };
    expect(Object.fromEntries(asked())).toMatchObject({ ...times, actor: 'u-1' });
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-02');
    const exported = (name: string) => {
      const [path, query] = screen.getByRole('link', { name }).getAttribute('href')?.split('?') ?? [];
      expect(path).toBe('/api/audit/export');
      return Object.fromEntries(new URLSearchParams(query));
    };
    const filtered = { ...times, actor: 'u-1' };
    expect(exported('Export NDJSON')).toEqual({ ...filtered, format: 'ndjson' });
    expect(exported('Export CSV')).toEqual({ ...filtered, format: 'csv', excel: 'true' });
    await person.click(screen.getByRole('checkbox', { name: 'CSV for Excel' }));
    expect(exported('Export CSV')).toEqual({ ...filtered, format: 'csv' });
    expect(exported('Export NDJSON')).toEqual({ ...filtered, format: 'ndjson' });
  });

  it('takes a typed day over once its year is whole, and leaves no trace of the way there', async () => {
    const { history } = await open();
    const from = screen.getByLabelText('From');
    for (const value of ['0002-11-20', '0020-11-20', '0202-11-20']) {
      fireEvent.change(from, { target: { value } });
      expect(from).toHaveValue(value);
      await settled();
      expect(history.location.search).toBe('');
    }
    fireEvent.change(from, { target: { value: '2026-11-20' } });
    await waitFor(() => expect(history.location.search).toBe('?from=2026-11-20'));
    fireEvent.change(from, { target: { value: '2026-12-20' } });
    await waitFor(() => expect(history.location.search).toBe('?from=2026-12-20'));
    expect(from).toHaveValue('2026-12-20');
    expect(history).toHaveLength(1);
  });

  it('takes a day off when its field is emptied, not when a part of it is', async () => {
    const { person, history } = await open('/audit?from=2026-11-02&to=2026-11-03');
    const from = screen.getByLabelText<HTMLInputElement>('From');
    const halfFilled = jest
      .spyOn(from, 'validity', 'get')
      .mockReturnValue({ ...from.validity, badInput: true });
    fireEvent.change(from, { target: { value: '' } });
    await settled();
    expect(history.location.search).toBe('?from=2026-11-02&to=2026-11-03');
    fireEvent.blur(from);
    expect(from).toHaveValue('2026-11-02');
    halfFilled.mockRestore();
    fireEvent.change(from, { target: { value: '' } });
    await waitFor(() => expect(history.location.search).toBe('?to=2026-11-03'));
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue(''));
  });

  it('leads from an entry to what else the same request did', async () => {
    const { person, list, history, asked } = await open();
    const more = { name: 'More about: Ines promoted “A clock”' };
    await person.click(within(list).getByRole('button', more));
    await person.click(await screen.findByRole('menuitem', { name: 'Everything from the same request' }));
    await waitFor(() => expect(asked().get('correlationId')).toBe('request-7'));
    expect(history.location.search).toBe('?request=request-7');
    expect(screen.getByRole('button', { name: 'Remove One request' })).toBeVisible();
  });

  it('is walked through by arrows and j and k, entries that lead nowhere included', async () => {
    const { person, list } = await open();
    const rows = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    const [first, second, third] = rows;
    await person.keyboard('j');
    expect(within(first).getByRole('link', { name: 'A clock' })).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(within(second).getByRole('link', { name: 'the editorial rules' })).toHaveFocus();
    await person.keyboard('j');
    expect(third).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('The system began a week of places');
    await person.keyboard('k{ArrowUp}');
    expect(within(first).getByRole('link', { name: 'A clock' })).toHaveFocus();
  });

  it('goes on where the page ends', async () => {
    const { person, list } = await open('/audit', 'next-page');
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await within(list).findByText(/wrote/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('is denied to authors', async () => {
    renderApp('/audit', aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });
});
