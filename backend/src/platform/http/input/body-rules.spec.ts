import type { DomainError } from '../../kernel/domain-error.js';
import { BodyRules } from './body-rules.js';
import { Field, QueryField, flag, listOf, moment, nested, oneOf, text, whole } from './field.js';

class Item {
  @Field(text({ min: 1, max: 5 }))
  name: string;
}

class Body {
  @Field(text({ min: 1, max: 5, trim: true }), { missing: 'Please give a title' })
  title: string;

  @Field(whole({ min: 1, max: 20 }), { optional: true, message: 'Please select between 1 and 20 articles' })
  count?: number;

  @Field(flag(), { optional: true })
  done?: boolean;

  @Field(oneOf(['draft', 'promoted']), { optional: true, nullable: true })
  status?: string | null;

  @Field(listOf(text({ min: 1, max: 3 }), { min: 1, max: 2 }), { optional: true })
  tags?: string[];

  @Field(listOf(text({ min: 1 }), { max: 2 }), { optional: true })
  notes?: string[];

  @Field(listOf(Item), { optional: true })
  items?: Item[];

  @Field(nested(Item), { optional: true })
  item?: Item;

  @Field(text({ singleLine: true }), { optional: true })
  line?: string;

  @Field(text({ max: 3 }), { optional: true })
  secondLine?: string;
}

class Query {
  @QueryField(whole({ min: 1, max: 100 }), { optional: true })
  limit?: number;

  @QueryField(listOf(text({ min: 1 })), { optional: true })
  persona?: string[];

  @QueryField(flag(), { optional: true })
  mine?: boolean;

  @QueryField(moment(), { optional: true })
  from?: string;

  @QueryField(text({ trim: true }), { optional: true })
  q?: string;
}

const rules = new BodyRules();
const body = (value: unknown): Promise<unknown> =>
  new Promise((resolve) => resolve(rules.transform(value, { type: 'body', metatype: Body })));
const query = (value: unknown): Promise<unknown> =>
  new Promise((resolve) => resolve(rules.transform(value, { type: 'query', metatype: Query })));

async function refusal(checked: Promise<unknown>): Promise<{ detail: string; fields: string[] }> {
  const error = await checked.then(
    (value) => {
      throw new Error(`was accepted: ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason as DomainError,
  );
  return { detail: error.message, fields: (error.details.errors ?? []).map(({ field }) => field) };
}

describe('a body', () => {
  it('is taken as it is, but trimmed', async () => {
    const sent = { title: ' a  ', count: 3, done: false, status: null, tags: ['x'], items: [{ name: 'n' }] };
    expect(await body(sent)).toEqual({ ...sent, title: 'a' });
  });

  it.each([
    [{}, 'title', 'Please give a title'],
    [{ title: null }, 'title', 'Please give a title'],
    [{ title: '   ' }, 'title', 'Please give a title'],
    [{ title: 5 }, 'title', 'Title must be text.'],
    [{ title: 'too long' }, 'title', 'Title must be 1 to 5 characters long.'],
    [{ title: 'a', count: '5' }, 'count', 'Please select between 1 and 20 articles'],
    [{ title: 'a', count: 1.5 }, 'count', 'Please select between 1 and 20 articles'],
    [{ title: 'a', count: 21 }, 'count', 'Please select between 1 and 20 articles'],
    [{ title: 'a', count: null }, 'count', 'Count is required.'],
    [{ title: 'a', done: 'true' }, 'done', 'Done must be true or false.'],
    [{ title: 'a', status: 'gone' }, 'status', 'Status must be one of draft, promoted.'],
    [{ title: 'a', tags: 'x' }, 'tags', 'Tags must be a list.'],
    [{ title: 'a', tags: null }, 'tags', 'Tags are required.'],
    [{ title: 'a', items: null }, 'items', 'Items are required.'],
    [{ title: 'a', tags: [] }, 'tags', 'Tags must have 1 to 2 entries.'],
    [{ title: 'a', notes: ['x', 'y', 'z'] }, 'notes', 'Notes must have at most 2 entries.'],
    [{ title: 'a', tags: ['x', 7] }, 'tags[1]', 'Tag 2 must be text.'],
    [
      { title: 'a', items: [{ name: 'n' }, { name: '' }] },
      'items[1].name',
      'Name must be 1 to 5 characters long.',
    ],
    [{ title: 'a', items: [null] }, 'items[0]', 'Item 1 must be an object.'],
    [{ title: 'a', item: [] }, 'item', 'Item must be an object.'],
    [{ title: 'a', item: { name: 'n', more: 1 } }, 'item.more', 'more isn’t expected here.'],
    [{ title: 'a', line: 'two\nlines' }, 'line', 'Line must be a single line without control characters.'],
    [{ title: 'a', secondLine: 'long' }, 'secondLine', 'Second line must be at most 3 characters long.'],
    [{ title: 'a', nobody: 1 }, 'nobody', 'nobody isn’t expected here.'],
    [{ title: 'a\0' }, 'title', 'Title contains a NUL character.'],
    [{ title: 'a', tags: ['x', '\uD800'] }, 'tags[1]', 'Tag 2 contains half of a surrogate pair.'],
    [{ title: 'a', unknown: { deep: ['\0'] } }, 'unknown.deep[0]', 'Deep 1 contains a NUL character.'],
    [{ title: 'a', odd: { 'a\0': 1 } }, 'odd', 'Odd has a member whose name can’t be stored.'],
  ])('%j is refused at %s', async (value, field, detail) => {
    expect(await refusal(body(value))).toEqual({ detail, fields: [field] });
  });

  it('has all its faults listed, and told together while they are few', async () => {
    expect(await refusal(body({ count: 0, done: 1 }))).toEqual({
      detail: 'Please give a title. Please select between 1 and 20 articles. Done must be true or false.',
      fields: ['title', 'count', 'done'],
    });
  });

  it.each([[null], [[]], ['text'], [7], [[{ title: 'a' }]]])('%j is no object', async (value) => {
    expect((await refusal(body(value))).detail).not.toBe('');
  });

  it('may be so deep that a naive check would exhaust the stack', async () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect((await refusal(body({ title: 'a', deep }))).detail).toMatch(/nested too deeply/);
  });

  it('counts an emoji as one character', async () => {
    expect(await body({ title: '🖼🖼🖼🖼🖼' })).toEqual({ title: '🖼🖼🖼🖼🖼' });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'with a member %s is refused, and changes nobody',
    async (name) => {
      const value = JSON.parse(`{"title":"a","${name}":{"polluted":true}}`) as unknown;
      await refusal(body(value));
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('a query', () => {
  it('is read from text', async () => {
    const read = await query({
      limit: '5',
      persona: 'p1',
      mine: 'false',
      from: '2026-11-23T09:00:00Z',
      q: ' a ',
    });
    expect(read).toEqual({
      limit: 5,
      persona: ['p1'],
      mine: false,
      from: '2026-11-23T09:00:00Z',
      q: 'a',
    });
  });

  it('may repeat what is a list', async () => {
    expect(await query({ persona: ['p1', 'p2'] })).toEqual({ persona: ['p1', 'p2'] });
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '5.0' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ limit: ['5', '6'] }, 'limit'],
    [{ q: ['a', 'b'] }, 'q'],
    [{ mine: 'yes' }, 'mine'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-13-40T00:00:00Z' }, 'from'],
    [{ from: '2026-02-30T00:00:00Z' }, 'from'],
    [{ other: '1' }, 'other'],
  ])('%j is refused', async (value, field) => {
    expect((await refusal(query(value))).fields).toEqual([field]);
  });
});
