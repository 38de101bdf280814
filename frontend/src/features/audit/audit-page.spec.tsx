import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

describe('the audit log', () => {
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

describe('what the house does beside what was asked for', () => {
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

/** Opens the log of a desk in which nothing has happened. Returns the requests for it, in order. */
async function open(path: string) {
  const seen = serve({
    'GET /api/audit': { total: 0, items: [], nextCursor: null },
    'GET /api/config/users': { users: [] },
    'GET /api/personas': [],
    'GET /api/categories': [],
  });
  const app = renderApp(path, aUser({ role: 'admin' }));
  await screen.findByText('No matching entries');
  const asked = () =>
    seen
      .filter((one) => one.path.startsWith('/api/audit'))
      .map((one) => new URLSearchParams(one.path.split('?')[1]));
  return { ...app, asked };
}

it('says so when From is later than To, and asks for nothing until it is not', async () => {
  const { history, asked } = await open('/audit?from=2026-11-10&to=2026-11-20');
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  fireEvent.change(from, { target: { value: '2026-11-30' } });
  await waitFor(() => expect(history.location.search).toBe('?from=2026-11-30&to=2026-11-20'));
  await waitFor(() => expect(from).toHaveAccessibleDescription('From is later than To.'));
  expect([from, to].map((field) => field.matches(':invalid, [aria-invalid=true]'))).toEqual([true, false]);
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  fireEvent.change(to, { target: { value: '2026-12-20' } });
  const until = new Date('2026-12-20T23:59:59.999').toISOString();
  await waitFor(() => expect(asked().at(-1)?.get('to')).toBe(until));
  expect(screen.getByRole('link', { name: 'Export CSV' })).toBeVisible();
  const isReversed = (days: URLSearchParams) => (days.get('from') ?? '') > (days.get('to') ?? '');
  expect(asked().filter(isReversed)).toEqual([]);
});

describe('undoing', () => {
  const promoted = {
    position: 9,
    at: '2026-11-18T09:00:00.000Z',
    actor: { kind: 'user', id: 'u-1', name: 'Ines', role: 'admin' },
    type: 'ArticlePromoted',
    subject: { kind: 'article', id: 'a-1', title: 'A clock' },
    summary: 'Ines promoted “A clock”',
    correlationId: 'request-7',
  };

  const openMenu = async (entry: typeof promoted, preview: object = {}) => {
    const seen = serve({
      'GET /api/audit': { total: 1, items: [entry], nextCursor: null },
      'GET /api/config/users': { users: [] },
      'GET /api/personas': [],
      'GET /api/categories': [],
      'POST /api/audit/undo': (request) =>
        (request.body as { preview: boolean }).preview ? { ...preview } : { success: true, events: [] },
    });
    const { person } = renderApp('/audit', aUser({ role: 'admin' }));
    const list = await screen.findByRole('list', { name: 'Audit log' });
    await person.click(within(list).getByRole('button', { name: `More about: ${entry.summary}` }));
    return { seen, person };
  };

  const openUndo = async (preview: object) => {
    const { seen, person } = await openMenu(promoted, preview);
    await person.click(await screen.findByRole('menuitem', { name: 'Undo...' }));
    const dialog = within(await findDialog('Undo this change?'));
    return {
      person,
      dialog,
      sent: () => seen.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])),
    };
  };

  it('says first what it does, and then does it', async () => {
    const commands = ['Return “A clock” to draft. Its package stays on record.'];
    const { person, dialog, sent } = await openUndo({ commands, possible: true, reason: null });
    expect(await dialog.findByText(commands[0] ?? '')).toBeVisible();
    expect(sent()).toEqual([{ position: 9, preview: true }]);
    await person.click(dialog.getByRole('button', { name: 'Undo the change' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent()).toContainEqual({ position: 9, preview: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it is not possible, and offers nothing', async () => {
    const reason = 'The article has been changed since. Undo the later change first.';
    const { dialog } = await openUndo({ commands: [], possible: false, reason });
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
  });

  it('is not offered where nothing is ever undone', async () => {
    const run = { kind: 'run', id: 'r-1', title: 'the run of Monday' };
    await openMenu({ ...promoted, type: 'ScheduledRunFinished', subject: run, summary: 'finished a run' });
    expect(await screen.findByRole('menuitem', { name: 'Everything on this subject' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Undo...' })).not.toBeInTheDocument();
  });
});

describe('the record', () => {
  const note = 'desk.example/record\n1234\nAbC=\n\n— desk.example/record Zz==\n';

  const verified = { at: '2026-11-18T08:00:00.000Z', events: 1_230, checkpoints: 7, problem: null };

  function openPage(path = '/audit', verification: object | null = verified) {
    serve({
      'GET /api/audit': { total: 0, items: [], nextCursor: null },
      'GET /api/audit/checkpoints': {
        total: 1,
        items: [{ size: 1234, root: 'ab', at: '2026-11-18T09:00:00.000Z', note }],
        nextCursor: null,
      },
      'GET /api/audit/verification': { verification },
      'GET /api/config/users': { users: [] },
      'GET /api/personas': [],
      'GET /api/categories': [],
    });
    return renderApp(path, aUser({ role: 'admin' }));
  }

  it('shows the latest checkpoint, copies it, and offers evidence of everything', async () => {
    const { person } = openPage();
    await person.click(await screen.findByRole('button', { name: 'Record' }));
    const panel = within(screen.getByRole('dialog', { name: 'Record' }));
    expect(await panel.findByText(/1,234 events, signed/)).toBeVisible();
    await person.click(panel.getByRole('button', { name: 'Copy checkpoint' }));
    expect(await navigator.clipboard.readText()).toBe(note);
    expect(panel.getByRole('link', { name: 'Download evidence' })).toHaveAttribute(
      'href',
      '/api/audit/evidence',
    );
    expect(panel.getByText(/does not prove that what was recorded is true/)).toBeVisible();
  });

  it('offers evidence of the days that the log is narrowed to', async () => {
    const { person } = openPage('/audit?from=2026-11-02&to=2026-11-03');
    await person.click(await screen.findByRole('button', { name: 'Record' }));
    const link = await screen.findByRole('link', { name: 'Download evidence' });
    const asked = new URL(link.getAttribute('href') ?? '', 'http://desk.example').searchParams;
    expect(asked.get('from')).toBe(new Date('2026-11-02T00:00').toISOString());
    expect(asked.get('to')).toBe(new Date('2026-11-03T23:59:59.999').toISOString());
  });

  it.each([
    ['is told', verified, /1,230 events, 7 checkpoints. All of them fit/],
    [
      'found a problem',
      { ...verified, problem: 'Event 7 (ArticleEdited, revision 1 of article-a) is not what was recorded.' },
      /Event 7 .+ is not what was recorded/,
    ],
    ['is missing', null, /hasn’t been verified/],
  ])('the last verification %s', async (_, verification, told) => {
    const { person } = openPage('/audit', verification);
    await person.click(await screen.findByRole('button', { name: 'Record' }));
    const section = within(await screen.findByRole('region', { name: 'Verification' }));
    expect(section.getByText(told)).toBeVisible();
  });
});
