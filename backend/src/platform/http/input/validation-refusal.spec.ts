import { invalidFields } from './validation-refusal.js';

const refusal = (...messages: string[]) =>
  invalidFields(messages.map((message, index) => ({ field: `f${index}`, message })));

describe('the refusal of several fields', () => {
  it.each([
    [['Title is required.'], 'Title is required.'],
    [['Please give a title'], 'Please give a title'],
    [['Title is required.', 'Title is required.'], 'Title is required.'],
    [['Which one?', 'Say more', 'Now!'], 'Which one? Say more. Now!'],
    [['Give 1.5 or more', 'Say more.'], 'Give 1.5 or more. Say more.'],
    [['a', 'b', 'c', 'd'], 'Several fields need attention.'],
  ])('%j is told as %j', (messages, detail) => expect(refusal(...messages).message).toBe(detail));

  it('names a hundred of them', () => {
    const many = refusal(...Array.from({ length: 150 }, (_, index) => `Fault ${index}.`));
    expect(many.details.errors).toHaveLength(100);
  });

  it.each([
    [500, 'a'.repeat(500)],
    [501, `${'a'.repeat(500)}…`],
  ])('tells the beginning of a path or sentence of %d characters', (length, told) => {
    const long = 'a'.repeat(length);
    expect(invalidFields([{ field: long, message: long }]).details.errors).toEqual([
      { field: told, message: told },
    ]);
  });
});
