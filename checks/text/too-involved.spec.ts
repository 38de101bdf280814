import { parseBlocks, readMarkdown } from './markdown.js';
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
    '<a ',
    '[a](b "',
    '[\n\u00a0\n',
    ' ',
    '\u00a0',
    'a\r',
    '\r1. ',
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

describe('what is let through', () => {
  const cpuMs = (read: () => void): number => {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  /** The longest text of a pattern that is let through. */
  const mostOf = (begin: string, part: string): string => {
    let text = `${begin}${filledWith(part)}`;
    while (isTooInvolved(text)) text = text.slice(0, Math.floor(text.length * 0.8));
    return text;
  };

  it.each([
    ['a', ' '],
    ['a|b\n', ' '],
    ['', '`a'],
    ['', `\`${'a'.repeat(100)}`],
    ['', '<a:'],
    ['', `<a ${'a="b" '.repeat(20)}`],
    ['', '[a]('],
    ['', `[a](b "${'c'.repeat(100)}`],
    ['[a]: b "', 'c\n'],
    ['', '[\n\u00a0\n'],
    ['', '\r1. '],
    ['', '> \r'],
    ['a|b\n-|-\n', '|'],
    ['', '*a_'],
    ['', '\n- a'],
    ['', 'a\u0301\u200b'],
  ])('of %j and many of %j is read in no time', (begin, part) => {
    const text = mostOf(begin, part);
    expect(cpuMs(() => isTooInvolved(text)) + cpuMs(() => readMarkdown(text))).toBeLessThan(500);
    expect(cpuMs(() => parseBlocks(text))).toBeLessThan(500);
  });
});
