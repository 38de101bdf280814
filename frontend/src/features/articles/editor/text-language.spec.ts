import { markdownLanguage } from '@codemirror/lang-markdown';
import { language } from '@codemirror/language';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { isRead, textLanguage } from './text-language';

const length = 200_000;
const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const rising = (unit: (index: number) => string): string =>
  Array.from({ length: 620 }, (_, index) => unit(index)).join('\n');

/** Texts that some reader of markdown is slow at, one of each kind. */
const texts = [
  ...[
    '[',
    '![',
    ']',
    '[a](',
    '[a](b',
    '[a](b) ',
    '[s1] ',
    '[[a',
    '*',
    '_',
    '*a_ ',
    '**a ',
    '***a*** ',
    '~a ',
  ],
  ...[
    '`',
    '`a ``b ',
    '<a ',
    '<',
    '<b>',
    '<!-- ',
    '<?',
    '<![CDATA[',
    '&',
    '&amp;',
    '\\',
    '\n',
    'a\n',
    'a  \n',
  ],
  ...['a\n\n', '> ', '> a\n', '- ', '- a\n', '1. a\n', '# a\n', 'a\n=\n', '---\n', '[a]: b\n', '[^a]: b\n'],
  ...['|a|b|\n|-|-|\n', '|a', 'a', 'a ', 'A word. ', '.', '. ', '...', '1.', ' ', '\t', 'a\u0301', 'a\u200b'],
  ...['\u200b', '😀', '漢', '"', '(', 'http://a.b ', 'www.', 'a@', 'a@b.c ', '\r', 'a\r\n', '*_`[<&\\'],
  rising((index) => '>'.repeat(index)),
  rising((index) => `${' '.repeat(index)}- a`),
  rising((index) => `${'`'.repeat(index)}a`),
  `|a|b|\n|-|-|\n${filled('|a|b|\n')}`,
  `\`\`\`\n${filled('a\n')}`,
];

/** The shortest of three times of this process, in milliseconds, so that other work of the machine does not count. */
function took(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const { user, system } = process.cpuUsage();
    work();
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1_000;
  });
  return Math.min(...times);
}

/** The longest step in which the editor reads a text, in milliseconds; between two steps it answers keys. */
function longestStep(text: string): number {
  let longest = 0;
  const reading = markdownLanguage.parser.startParse(text);
  for (let tree: unknown = null; !tree;) {
    const began = performance.now();
    tree = reading.advance();
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

describe('a text of 200,000 characters', () => {
  it.each(texts.map((text) => [JSON.stringify(text.slice(0, 12)), text]))(
    'of %s is looked over in a moment, and read in steps that nobody notices, or not at all',
    (_, text) => {
      expect(took(() => isRead(text))).toBeLessThan(100);
      if (isRead(text)) expect(Math.min(...[1, 2, 3].map(() => longestStep(text)))).toBeLessThan(100);
    },
  );

  it('is read if it is an article', () => {
    expect(isRead(filled(`${'A sentence of a long article. '.repeat(20)}\n\n`))).toBe(true);
    expect(isRead('- An entry of a list, in some words that go on.\n'.repeat(2_500))).toBe(true);
    expect(isRead(`${'A sentence. '.repeat(4_000)}\n`)).toBe(true);
  });

  it('is not read if it is one paragraph', () => {
    expect(isRead(filled('A sentence. '))).toBe(false);
  });
});

describe('an editor', () => {
  const isReadAfter = (text: string, ...specs: TransactionSpec[]): boolean => {
    const begun = EditorState.create({ doc: text, extensions: textLanguage(text) });
    const state = specs.reduce((before, spec) => before.update(spec).state, begun);
    return state.facet(language) !== null;
  };
  const half = 'A sentence. '.repeat(2_500);
  const text = `${half}\n\n${half}`;

  it('reads signs until the text takes too long to read', () => {
    expect(isReadAfter(text)).toBe(true);
    expect(isReadAfter(text, { changes: { from: 0, insert: half } })).toBe(false);
    expect(isReadAfter(text, { changes: { from: half.length, to: half.length + 2 } })).toBe(false);
  });

  it('looks at it again after some signs', () => {
    const sign = { changes: { from: 0, insert: '[' } };
    const signs = (count: number) => Array.from({ length: count }, () => sign);
    expect(isReadAfter('['.repeat(2_000), ...signs(1))).toBe(true);
    expect(isReadAfter('['.repeat(2_000), ...signs(201))).toBe(false);
  });

  it('reads them again once it can', () => {
    const tooLong = half + half;
    expect(isReadAfter(tooLong)).toBe(false);
    expect(isReadAfter(tooLong, { changes: { from: half.length, to: tooLong.length } })).toBe(true);
  });
});
