import { fieldInWords } from './field-in-words.js';

it.each([
  ['firstName', 'First name'],
  ['content[2].tone_pillars[3]', 'Tone pillar 4'],
  ['categories[0]', 'Category 1'],
  ['table[0][1]', 'Table 1 2'],
  ['__proto__', 'Proto'],
  ['q', 'Search text'],
  ['[4]', 'Entry 5'],
  ['', 'The body'],
])('%s is told as “%s”', (path, words) => expect(fieldInWords(path)).toBe(words));
