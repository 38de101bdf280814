import { z } from 'zod';
import type { DomainError } from '../../kernel/domain-error.js';
import { byRule, checkedDocument, listOfAtMost, parsedDocument } from './checked-document.js';
import { text } from './field-rules.js';

const schema = z.array(z.strictObject({ name: z.string(), size: z.number() }));

function pathsOfFaults(json: string): string[] {
  try {
    checkedDocument(schema, parsedDocument(json, 'content'), 'content');
  } catch (error) {
    return ((error as DomainError).details.errors ?? []).map(({ field }) => field);
  }
  throw new Error('It was taken.');
}

it.each(['__proto__', 'constructor', 'other'])('a member %s does not hide the other faults', (name) => {
  expect(pathsOfFaults(`[{"name": 5, "${name}": {"size": 1}}, {"name": "x", "size": "y"}]`)).toEqual([
    'content[0].name',
    'content[0].size',
    `content[0].${name}`,
    'content[1].size',
  ]);
});

const faultsOf = (schema: z.ZodType, document: unknown): unknown => {
  try {
    return checkedDocument(schema, document, 'content');
  } catch (error) {
    return Object.fromEntries(
      ((error as DomainError).details.errors ?? []).map(({ field, message }) => [field, message]),
    );
  }
};

it('a text that is no JSON is refused at its field, with what is wrong with it', () => {
  expect(() => parsedDocument('{"a":}', 'content')).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^Invalid JSON: ./) as string,
      details: { errors: [expect.objectContaining({ field: 'content' })] },
    }) as Error,
  );
});

describe('a document', () => {
  it('is taken as its schema has it', () => {
    expect(faultsOf(schema, [{ name: 'x', size: 1 }])).toEqual([{ name: 'x', size: 1 }]);
  });

  it.each([
    [z.string(), 5, 'This must be text.'],
    [z.number(), 'x', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.boolean(), 'x', 'This must be true or false.'],
    [z.array(z.string()), {}, 'This must be a list.'],
    [z.strictObject({}), [], 'This must be an object.'],
    [z.record(z.string(), z.string()), 'x', 'This must be an object.'],
    [z.null(), 0, 'This must be null.'],
    [z.bigint(), 0, 'This must be bigint.'],
    [z.enum(['low', 'high']), 'none', 'This must be one of low, high.'],
    [z.string(), undefined, 'This is required.'],
    [z.string().max(2, 'This is too long.'), 'abc', 'This is too long.'],
  ])('is told what is wrong with it: %#', (part, value, message) => {
    expect(faultsOf(z.strictObject({ part }), { part: value })).toEqual({ 'content.part': message });
  });

  it('whose list is too long is told that alone', () => {
    const list = listOfAtMost(2, z.string(), 'Two are enough.');
    expect(faultsOf(list, ['a', 'b'])).toEqual(['a', 'b']);
    expect(faultsOf(list, [1, 2, 3])).toEqual({ content: 'Two are enough.' });
    expect(faultsOf(list, ['a', 2])).toEqual({ 'content[1]': 'This must be text.' });
  });

  it('keeps the rules that a body’s field has', () => {
    const name = byRule<unknown>(text({ min: 2, max: 4, trim: true }), 'Please give a name.');
    expect(faultsOf(name, ' abc ')).toBe('abc');
    expect(faultsOf(name, 'abcde')).toEqual({ content: 'This must be 2 to 4 characters long.' });
    for (const absent of [undefined, null, '', '  ']) {
      expect(faultsOf(z.strictObject({ name }), { name: absent })).toEqual({
        'content.name': 'Please give a name.',
      });
    }
    expect(faultsOf(byRule<unknown>(text()), 7)).toEqual({ content: 'This must be text.' });
    expect(faultsOf(byRule<unknown>(text()), null)).toEqual({ content: 'This is required.' });
  });
});
