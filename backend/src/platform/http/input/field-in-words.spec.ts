import { fieldInWords } from './field-in-words.js';

it.each([
  ['firstName', 'First name'],
  ['content[2].tone_pillars[3]', 'Tone pillar 4'],
  ['categories[0]', 'Category 1'],
  ['table[0][1]', 'Table 1 2'],
  ['__proto__', 'Proto'],
  ['entries[9][10]', 'Entry 10 11'],
  ['seriesIssues[0]', 'Series issue 1'],
  ['a1', 'A1'],
  ['1a', '1a'],
  ['q', 'Search text'],
  ['[4]', 'Entry 5'],
  ['', 'The body'],
])('%s is told as “%s”', (path, words) => expect(fieldInWords(path)).toBe(words));
