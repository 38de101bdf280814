import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

interface Item {
  readonly position: number;
  readonly at: string;
  readonly actor: { readonly id: string; readonly name: string };
  readonly type: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly title: string };
  readonly summary: string;
  readonly correlationId: string;
}
interface Page {
  readonly total: number;
  readonly items: Item[];
  readonly nextCursor: string | null;
}

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const read = async (query = ''): Promise<Page> => (await admin.get<Page>(`/api/audit${query}`)).body;

it('tells what was done, by whom, on what, newest first', async () => {
  const created = await admin.post<{ persona: { id: string } }>('/api/personas', {
    name: '=The Formula',
    aboutMe: 'I count.',
  });
  const { id } = created.body.persona;
  await admin.put(`/api/personas/${id}`, { name: 'The Second' });
  const { total, items } = await read(`?subject=${id}`);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      type: 'PersonaChanged',
      subject: { kind: 'persona', id, title: 'The Second' },
      summary: expect.stringMatching(/renamed the persona “=The Formula” to “The Second”$/) as string,
    },
    {
      type: 'PersonaCreated',
      actor: { kind: 'user', role: 'admin' },
      subject: { title: '=The Formula' },
      summary: expect.stringMatching(/created the persona “=The Formula”$/) as string,
    },
  ]);
  const [first] = items;
  const sameRequest = await read(`?correlationId=${first?.correlationId}`);
  expect(sameRequest.items.map(({ type }) => type)).toEqual([
    'NameReleased',
    'PersonaChanged',
    'NameClaimed',
  ]);
  const mine = await read(`?actor=${first?.actor.id}&type=PersonaChanged&from=${first?.at}&to=${first?.at}`);
  expect(mine.items.map(({ position }) => position)).toEqual([first?.position]);
});

it('tells in short what people did last, without what the house does beside it', async () => {
  const { body } = await admin.get<{ id: string; name: string }[]>('/api/categories');
  const content = JSON.stringify([
    ...body,
    { name: 'Maps', description: 'Old ones.' },
    { name: 'Globes', description: 'Of both skies.' },
  ]);
  const saved = await admin.post('/api/config/save', { configType: 'categories', content });
  expect(saved.status).toBe(200);
  const recent = await admin.get<{ items: (Item & { entries: number })[] }>('/api/audit/recent?limit=2');
  expect(recent.body.items.map(({ type, entries }) => [type, entries])).toEqual([
    ['CategoryAdded', 2],
    ['PersonaChanged', 1],
  ]);
  expect((await admin.get('/api/audit/recent?limit=0')).status).toBe(400);
});

it('is read in pages', async () => {
  const whole = await read('?limit=100');
  const positions: number[] = [];
  for (let cursor = ''; ;) {
    const page = await read(`?limit=7${cursor}`);
    expect(page.total).toBe(whole.total);
    positions.push(...page.items.map(({ position }) => position));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(positions).toEqual(whole.items.map(({ position }) => position));
  expect([...positions].sort((a, b) => b - a)).toEqual(positions);
});

it('is exported as ndjson and as csv, with the same filters, formulas defused', async () => {
  const { items } = await read('?type=PersonaCreated');
  const ndjson = await admin.get<string>('/api/audit/export?format=ndjson&type=PersonaCreated');
  expect(ndjson.headers.get('content-type')).toBe('application/x-ndjson');
  expect(
    ndjson.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Item),
  ).toEqual(items);

  const csv = await admin.get<string>('/api/audit/export?type=PersonaCreated');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  const [header, newest, ...others] = csv.body.trimEnd().split('\r\n');
  expect(header).toMatch(/^position,at,actorKind,/);
  expect(newest).toContain(`,'=The Formula,`);
  expect(others).toHaveLength(items.length - 1);
  expect((await admin.get<string>('/api/audit/export?type=Nothing&format=ndjson')).body).toBe('');
});

it('begins with a byte order mark where Excel is to read it, and only there', async () => {
  const beginning = async (query: string): Promise<string> => {
    const { origin, cookieHeader: headers } = admin;
    const file = await fetch(`${origin}/api/audit/export?type=PersonaCreated${query}`, { headers });
    return Buffer.from(await file.arrayBuffer()).toString('hex', 0, 5);
  };
  const [marked, posi, lines] = ['efbbbf', '706f7369', Buffer.from('{"pos').toString('hex')];
  expect(await beginning('&excel=true')).toBe(`${marked}706f`);
  expect(await beginning('&format=csv&excel=true')).toBe(`${marked}706f`);
  for (const query of ['', '&format=csv', '&excel=false']) expect(await beginning(query)).toContain(posi);
  expect(await beginning('&format=ndjson&excel=true')).toBe(lines);
});

it.each([
  ['from', '?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z'],
  ['from', '?from=2026-11-20T23:30:00-02:00&to=2026-11-21T00:00:00Z'],
  ['from', '/export?from=2026-11-21T00:00:00.001Z&to=2026-11-21T00:00:00Z'],
  ['from', '/export?format=ndjson&from=2026-11-21T00:00:00Z&to=2025-11-21T00:00:00Z'],
  ['from', '/evidence?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z'],
  ['excel', '/export?excel=yes'],
  ['limit', '?limit=101'],
  ['cursor', '?cursor=nonsense'],
  ['from', '?from=yesterday'],
  ['sort', '?sort=at'],
  ['actor', '?actor='],
  ['format', '/export?format=xlsx'],
  ['limit', '/export?limit=5'],
])('refuses what it does not know: %s', async (field, query) => {
  const refused = await admin.get<{ errors: { field: string }[] }>(`/api/audit${query}`);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

it('takes a period that is one moment, in whatever zone it is written', async () => {
  const query = '?from=2026-11-21T01:00:00%2B01:00&to=2026-11-21T00:00:00Z';
  expect((await admin.get(`/api/audit${query}`)).status).toBe(200);
});

it('is for administrators', async () => {
  const author = await application.author();
  for (const query of ['', '?limit=x', '/export', '/export?format=x']) {
    expect((await author.get(`/api/audit${query}`)).status).toBe(403);
  }
});
