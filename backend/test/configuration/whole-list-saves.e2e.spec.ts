import { scaled } from '../../src/platform/testing/scale.js';
import { TestApplication } from '../support/application.js';
import { save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}
interface User {
  readonly id: string;
  readonly username: string;
  readonly lastName: string;
}
interface Rules {
  readonly do: string[];
}

let application: TestApplication;
let editors: Visitor[];
beforeAll(async () => {
  application = await TestApplication.start();
  editors = [await application.admin(), await application.admin()];
  await save(editors[0] as Visitor, 'users', [
    { username: 'writer0', email: 'w@example.com', firstName: 'W', lastName: 'none' },
    { username: 'writer1', email: 'w@example.com', firstName: 'W', lastName: 'none' },
  ]);
});
afterAll(() => application.stop());

const rounds = scaled(200);

/** Both read, change their own part and save the whole document, again and again until it is accepted. */
async function bothSave<Document>(
  type: string,
  change: (document: Document, editor: number, round: number) => unknown,
): Promise<void> {
  const saveOwn = async (visitor: Visitor, editor: number, round: number): Promise<void> => {
    for (;;) {
      const { body, headers } = await visitor.get<Document>(`/api/config/${type}`);
      const answer = await save(visitor, type, change(body, editor, round), {
        'if-match': headers.get('etag') ?? '',
      });
      if (answer.status === 200) return;
      expect(answer.status).toBe(412);
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(editors.map((visitor, editor) => saveOwn(visitor, editor, round)));
  }
}

const withText = <Item extends object>(list: Item[], index: number, text: Partial<Item>): Item[] =>
  list.map((item, at) => (at === index ? { ...item, ...text } : item));

const changesIn = async (type: string): Promise<number> => {
  const { body } = await (editors[0] as Visitor).get<{ events: unknown[] }>(
    `/api/config/${type}/history?limit=1000`,
  );
  return body.events.length;
};

describe('A26 two administrators who save whole lists from the same base', () => {
  it('lose no change of a category', async () => {
    const before = await changesIn('categories');
    await bothSave<{ categories: Named[] }>('categories', ({ categories }, editor, round) =>
      withText(categories, editor, { description: `Of editor ${editor}, ${round}` }),
    );
    expect(await changesIn('categories')).toBe(before + 2 * rounds);
    const { body } = await (editors[0] as Visitor).get<Named[]>('/api/categories');
    expect(body.slice(0, 2).map(({ description }) => description)).toEqual([
      `Of editor 0, ${rounds}`,
      `Of editor 1, ${rounds}`,
    ]);
  }, 120_000);

  it('lose no change of a rule', async () => {
    await bothSave<Rules>('editorial-rules', (rules, editor, round) => ({
      ...rules,
      do: [
        ...rules.do.filter((rule) => !rule.startsWith(`Editor ${editor},`)),
        `Editor ${editor}, rule ${round}`,
      ],
    }));
    const { body } = await (editors[0] as Visitor).get<Rules>('/api/config/editorial-rules');
    expect(body.do).toEqual(expect.arrayContaining([`Editor 0, rule ${rounds}`, `Editor 1, rule ${rounds}`]));
    expect(await changesIn('editorial-rules')).toBe(1 + 2 * rounds);
  }, 120_000);

  it('lose no change of a user', async () => {
    const before = await changesIn('users');
    await bothSave<{ users: User[] }>('users', ({ users }, editor, round) =>
      users.map((user) =>
        user.username === `writer${editor}` ? { ...user, lastName: `Number ${round}` } : user,
      ),
    );
    expect(await changesIn('users')).toBe(before + 2 * rounds);
    const { body } = await (editors[0] as Visitor).get<{ users: User[] }>('/api/users');
    expect(body.users.filter(({ lastName }) => lastName === `Number ${rounds}`)).toHaveLength(2);
  }, 120_000);
});
