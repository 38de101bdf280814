import { isTooInvolved } from './too-involved.js';

const most = 200_000;
const filledWith = (part: string): string => part.repeat(Math.ceil(most / part.length)).slice(0, most);

describe('a text that would hold up the page', () => {
  it.each([
    '[a](',
    '[',
    '![',
    'a*b',
    '*_',
    '`a ',
    '<a ',
    '>',
    '> ',
    '- ',
    '1. ',
    '> > > a\n\n',
    '# a\n',
    'a\n\n',
    '[a]: x\n',
    '|a|b|\n',
    '- [ ] a\n',
    '*a*\n',
  ])('of nothing but %j is told', (part) => {
    expect(isTooInvolved(filledWith(part))).toBe(true);
  });

  it('of lists in lists is told', () => {
    const nested = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    expect(isTooInvolved(nested)).toBe(true);
  });
});

describe('a text that people write', () => {
  const paragraph = 'A word with *emphasis*, a [link](https://house.example) and “quotes” in it. '.repeat(8);

  it.each([
    ['as long as may be', filledWith(`${paragraph}\n\n`)],
    ['in one paragraph', 'The papers, the box and the dealer; all three. '.repeat(4_000)],
    ['with a table of 300 rows', `|a|b|c|\n|-|-|-|\n${'| box | 1,200 | *new* |\n'.repeat(300)}`],
    ['with a list of 500 entries', '- An entry of a list, with **one** word in bold\n'.repeat(500).trim()],
    ['with lists in lists', '- a\n  - b\n    - c\n      1. d\n         > e\n'],
    ['with code that is indented deeply', `\`\`\`\n${' '.repeat(80)}return;\n\`\`\``],
    ['of nothing', ''],
  ])('%s is shown', (_, text) => {
    expect(isTooInvolved(text)).toBe(false);
  });
});
