import { firstRules } from '../first-content/first-documents.js';
import type { RulesDocument } from './rules-document.js';
import { checkRules } from './rule-checker.js';

interface Overrides {
  min?: number;
  max?: number;
  include?: string[];
  doNot?: string[];
  do?: string[];
  tone?: Record<string, string>;
}

const rules = ({
  min = 1,
  max = 100,
  include = [],
  doNot = [],
  do: dos = [],
  tone = {},
}: Overrides): RulesDocument => ({
  ...firstRules,
  format_and_quality_standards: {
    length: { min_words: min, max_words: max, preferred_range: '', note: '' },
    must_include_at_least_one_of: include,
  },
  do: dos,
  do_not: doNot,
  tone_and_voice: { ...firstRules.tone_and_voice, overall_tone: tone },
});

const check = (content: string, overrides: Overrides, title = 'A title') =>
  checkRules({ title, content }, rules(overrides), 4);

const words = (count: number): string => Array(count).fill('word').join(' ');

describe('the length', () => {
  it.each([
    [9, 'fail'],
    [10, 'pass'],
    [20, 'pass'],
    [21, 'fail'],
  ])('of %i words, 10 to 20 asked for: %s', (count, status) => {
    const report = check(words(count), { min: 10, max: 20 });
    expect(report).toMatchObject({
      passed: status === 'pass',
      rulesRevision: 4,
      checks: [{ rule: 'Length', status }],
    });
  });

  it('counts what white space separates, of whatever kind', () => {
    const report = check('one\ttwo\n\nthree\u00a0four \u2003 five - ## six', { min: 1, max: 1 });
    expect(report.checks[0]?.detail).toBe('8 words; 1 to 1 word are asked for.');
  });
});

describe('a phrase in double quotes in do_not', () => {
  const status = (rule: string, content: string, title?: string) =>
    check(content, { doNot: [rule] }, title).checks[1]?.status;

  it.each([
    ['straight quotes', 'No "guaranteed return"', 'A Guaranteed Return awaits', 'fail'],
    ['curly quotes', 'No “guaranteed return”', 'a guaranteed return awaits', 'fail'],
    ['absent', 'No "guaranteed return"', 'a return awaits', 'pass'],
    ['the second of two', 'No "risk-free" or "safe bet"', 'It is a safe bet.', 'fail'],
    ['broken over a line', 'No "guaranteed return"', 'a guaranteed\n  return', 'fail'],
    ['broken over lines of a quotation', 'No "guaranteed return"', '> a guaranteed\n> return', 'fail'],
    ['a hard blank', 'No "guaranteed return"', 'a guaranteed\u00a0return', 'fail'],
    ['emphasis within', 'No "guaranteed return"', 'a guaranteed **return**', 'fail'],
    ['a link within', 'No "guaranteed return"', 'a [guaranteed](https://a.example) return', 'fail'],
    ['a soft hyphen within', 'No "guaranteed return"', 'a guaran\u00adteed return', 'fail'],
    ['a curly apostrophe in the text', 'No "can\'t lose"', 'You can’t lose.', 'fail'],
    ['a curly apostrophe in the rule', 'No "can’t lose"', "You can't lose.", 'fail'],
    ['a hard hyphen', 'No "risk-free"', 'is risk\u2011free', 'fail'],
    ['inside a longer word', 'No "art"', 'start, artful, party, naïveart', 'pass'],
    ['inside a longer word, beyond ASCII', 'No "sol"', 'solé, Solš, ñsol', 'pass'],
    ['at a word’s edge beside punctuation', 'No "art"', 'Is it (art)?', 'fail'],
    ['decomposed accents', 'No "café"', 'the cafe\u0301 sale', 'fail'],
    ['other cases of other scripts', 'No "ВЫГОДА"', 'чистая выгода', 'fail'],
    ['a script without blanks', 'No "保证"', '我们保证回报', 'fail'],
    ['the sentence’s comma inside the quotes', 'No "hidden gem," please', 'a hidden gem of a watch', 'fail'],
    ['a phrase of signs', 'No "!!"', 'Hurry!!', 'fail'],
    ['signs that mean something to a pattern', 'No "a.b*c (d)"', 'xaxbc (d)', 'pass'],
  ])('%s: %s', (_, rule, content, expected) => {
    expect(status(rule, content)).toBe(expected);
  });

  it('is looked for however the rules are stuffed and whatever the text', () => {
    const runs = Array.from({ length: 199 }, (_, at) => 'ab'.repeat(at + 2));
    const many = [...runs.map((run) => `"${run}" "${run}!" "!${run}"`), '"the last"'];
    const report = check(`${'ab'.repeat(100_000)} the last`, { doNot: many });
    const statuses = report.checks.slice(1).map((found) => found.status);
    expect(statuses).toEqual([...Array<string>(199).fill('pass'), 'fail']);
  });

  it.each([
    ['beside a sign outside the basic plane', 'No "art"', '\u{1f3fa}art\u{1f3fa}', 'fail'],
    ['between letters outside the basic plane', 'No "art"', '\u{10428}art, art\u{10428}', 'pass'],
    ['of letters outside the basic plane', 'No "\u{10428}\u{10429}"', 'a \u{10400}\u{10401} b', 'fail'],
    ['that begins another', 'No "safe" or "safe bet"', 'a safe bet', 'fail'],
    ['within another that is no whole word', 'No "bet safely" or "safe"', 'bet safe', 'fail'],
  ])('%s: %s', (_, rule, content, expected) => {
    expect(status(rule, content)).toBe(expected);
  });

  it('is looked for in the title too', () => {
    expect(status('No "hidden gem"', 'Text.', 'A hidden gem')).toBe('fail');
  });

  it('does not begin in the title and end in the content', () => {
    expect(status('"crisp and cool"', 'Cool days.', 'Crisp and')).toBe('pass');
  });

  it('is named in the detail when it was found', () => {
    const [, found] = check('a safe bet', { doNot: ['No "risk-free" or "safe bet"'] }).checks;
    expect(found).toEqual({
      rule: 'Do not: No "risk-free" or "safe bet"',
      status: 'fail',
      detail: 'The text has “safe bet”.',
    });
  });
});

describe('phrases in double quotes in must_include_at_least_one_of', () => {
  const include = [
    'A paper: "condition report" or "inventory"',
    'A term: “agreed value”',
    'A step for this week',
  ];

  it('pass together when one of any entry is there', () => {
    const report = check('Read the Agreed Value clause.', { include });
    expect(report.passed).toBe(true);
    expect(report.checks[1]).toMatchObject({ status: 'pass', detail: 'The text has “agreed value”.' });
  });

  it('fail together when none is there', () => {
    const report = check('Read the clause.', { include });
    expect(report.passed).toBe(false);
    expect(report.checks[1]).toMatchObject({
      status: 'fail',
      detail: 'The text has none of “condition report”, “inventory”, “agreed value”.',
    });
  });

  it('are no check when there are none', () => {
    expect(check('Text.', { include: ['A step'] }).checks.map(({ status }) => status)).toEqual([
      'pass',
      'review',
    ]);
  });
});

describe('every other rule', () => {
  it('is listed as left to the reviewer and fails nothing', () => {
    const report = check('Text.', {
      do: ['Explain "agreed value"'],
      doNot: ['Name collectors', 'Write 12" for an LP'],
      include: ['A step'],
      tone: { Plain: 'Short words' },
    });
    expect(report.passed).toBe(true);
    expect(report.checks.slice(1).map(({ rule, status }) => [rule, status])).toEqual([
      ['Include: A step', 'review'],
      ['Do not: Name collectors', 'review'],
      ['Do not: Write 12" for an LP', 'review'],
      ['Do: Explain "agreed value"', 'review'],
      ['Tone, Plain: Short words', 'review'],
    ]);
  });
});
