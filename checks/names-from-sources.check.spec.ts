import { foundBy } from './testing/checked.js';

const sources = [
  {
    id: 's1',
    title: 'The sale',
    text: 'The sale was led by Katharina Brunner, and Müller & Söhne lent the room.',
  },
];
const filler = 'The clock stood in the hall, and nobody in the house had the key to it.';
const told = (content: string, given: Parameters<typeof foundBy>[1] = {}) =>
  foundBy('names-from-sources', { content: `${filler} ${content}`, sources, ...given });

it('points at the name, once, and says that no source has it', () => {
  const found = told('“Keep the box,” says Marcus Thornbury, a dealer. Marcus Thornbury said so twice [s1].');
  expect(found.map(({ message, spans }) => [message, ...spans.map(({ quote }) => quote)])).toEqual([
    ['“Marcus Thornbury” stands in none of the sources.', 'Marcus Thornbury'],
  ]);
});

it.each([
  ['in a source', 'Brunner agreed, and Katharina Brunner said so [s1].', {}],
  ['there with other accents', 'The dealer Hans Muller lent the room [s1].', {}],
  ['in the title', 'The dealer Ada Lindqvist kept it.', { title: 'What Ada Lindqvist kept' }],
  ['in the wish', 'The dealer Ada Lindqvist kept it.', { asked: ['Write about Ada Lindqvist.'] }],
])('passes a name that stands %s', (_, content, given) => {
  expect(told(content, given).map(({ verdict }) => verdict)).toEqual(['pass']);
});

it('is not checked where there are no sources', () => {
  expect(told('The dealer Ada Lindqvist kept it.', { sources: [] })[0]?.verdict).toBe('not-checked');
});
