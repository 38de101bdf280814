const of = (part: string, length: number): string =>
  part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .toWellFormed();

/** Makes a text of different words with this many letters each. */
function longWords(letters: number, length: number): string {
  const words: string[] = [];
  for (let at = 0; words.length * letters < length; at += 1) words.push(of(`w${at}x`, letters - 1));
  return words.join(' ').slice(0, length);
}

/** Writes each number in turn, from 0 on, until the text is long enough. */
const counting = (length: number, written: (number: number) => string): string =>
  Array.from({ length }, (_, number) => written(number))
    .join('')
    .slice(0, length);

/** Repeats a sign with this many letters after it. */
const sparse = (sign: string, letters: number, length: number): string =>
  of(sign + 'a'.repeat(letters), length);

/** Mixes all parts in an order that looks random but is always the same. */
function mixed(parts: readonly string[], length: number): string {
  const taken: string[] = [];
  let state = 12_345;
  for (let sum = 0; sum < length; sum += taken.at(-1)?.length ?? 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    taken.push(parts[(state >>> 8) % parts.length] ?? '');
  }
  return taken.join('').slice(0, length).toWellFormed();
}

const parts: Readonly<Record<string, string>> = {
  'opening brackets': '[',
  'openings of links': '[a](',
  'openings of pictures': '![a](',
  'links with a title that never ends': '[a](b "',
  'definitions of links': '[a]: b "c"\n',
  footnotes: '[^1] [^1]: a\n',
  'markers of sources': '“a b c” [s1] ',
  'line ends': '\n',
  'line ends within': 'a\n',
  'carriage returns': 'a\r',
  'blank lines of other blanks': '[\n\u00a0\n',
  blanks: ' ',
  'blanks of another kind': '\u3000',
  tabs: '\t',
  'full stops': '.',
  'full stops and brackets': '.)',
  'sentences of one letter': 'A. ',
  backticks: '`a ',
  'fences of code': '```\na\n',
  asterisks: '**a ',
  underscores: '_a_',
  tildes: '~~a',
  quotations: '> > > a\n',
  'lists in one line': '- 1. ',
  'entries of lists': '\n- a',
  'rows of tables': '|a|b|\n|-|-|\n',
  pipes: '|',
  'tags that never end': '<a b="c" ',
  comments: '<!-- ',
  entities: '&amp;&#1',
  headings: '# a\n',
  'combining marks': '\u0301\u0323',
  'marks of half width': '\uff9e\u0301',
  'characters of no width': '\u200b\u2060',
  'pairs of surrogates': '😀',
  'letters that grow': 'İ',
  'words of one letter': 'a ',
  figures: '1,000 $1 ',
  escapes: String.raw`\*`,
  'quotation marks': '"',
};

/** Texts that make careless code slow, by name. Each is made with a length in UTF-16 units. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, (length: number) => of(part, length)] as const),
  ),
  'words of sixteen thousand letters': (length) => longWords(16_000, length),
  'blanks before a letter': (length) => `a|b\n${of(' ', length - 5)}a`,
  'backticks far apart': (length) => sparse('`', 100, length),
  'tags far apart': (length) => sparse('<a:', 100, length),
  'figures that all differ': (length) => counting(length, (number) => `${number} `),
  'letters that all differ': (length) =>
    counting(length, (number) => String.fromCodePoint(0x4e00 + (number % 20_000))),
  'passages that repeat themselves': (length) => `${of('ab', length / 2)}c${of('ab', length / 2 - 1)}`,
  'everything at once': (length) => mixed(Object.values(parts), length),
};
