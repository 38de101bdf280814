import { readOrNot, resultsOf } from './registry.js';
import { doNot } from './do-not.check.js';
import { aText } from './testing/checked.js';

const resultsFor = (do_not: string[], content: string, title = 'A title') =>
  resultsOf(doNot, readOrNot(aText({ title, content, rules: { do_not } })));

describe('a phrase in double quotes in do_not', () => {
  const verdict = (rule: string, content: string, title?: string) =>
    resultsFor([rule], content, title)[0]?.verdict;

  it.each([
    ['straight quotes', 'No "guaranteed return"', 'A Guaranteed Return awaits', 'fail'],
    ['curly quotes', 'No “guaranteed return”', 'a guaranteed return awaits', 'fail'],
    ['absent', 'No "guaranteed return"', 'a return awaits', 'pass'],
    ['another form of the words', 'No "guaranteed return"', 'guaranteed returns await', 'fail'],
    ['the second of two', 'No "risk-free" or "safe bet"', 'It is a safe bet.', 'fail'],
    ['somebody else’s words', 'No "safe bet"', 'The flyer called it “a safe bet”.', 'pass'],
    ['a passage quoted as a block', 'No "safe bet"', '> It is a safe bet.\n\nSo it said.', 'pass'],
    ['the address of a link', 'No "bet"', 'Read [the note](https://house.example/bet).', 'pass'],
    ['broken over a line', 'No "guaranteed return"', 'a guaranteed\n  return', 'fail'],
    ['parted by a paragraph', 'No "guaranteed return"', 'a guaranteed\n\nreturn', 'pass'],
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
    ['beside a sign outside the basic plane', 'No "art"', '\u{1f3fa}art\u{1f3fa}', 'fail'],
    ['between letters outside the basic plane', 'No "art"', '\u{10428}art, art\u{10428}', 'pass'],
    ['of letters outside the basic plane', 'No "\u{10428}\u{10429}"', 'a \u{10400}\u{10401} b', 'fail'],
    ['that begins another', 'No "safe" or "safe bet"', 'a safe bet', 'fail'],
    ['within another that is no whole word', 'No "bet safely" or "safe"', 'bet safe', 'fail'],
  ])('%s: %s', (_, rule, content, expected) => {
    expect(verdict(rule, content)).toBe(expected);
  });

  it('is looked for however the rules are stuffed and whatever the text', () => {
    const runs = Array.from({ length: 199 }, (_, at) => 'ab'.repeat(at + 2));
    const many = [...runs.map((run) => `"${run}" "${run}!" "!${run}"`), 'No "the last"'];
    const results = resultsFor(many, `${'ab'.repeat(100_000)} the last`);
    expect(results.map(({ broken }) => broken)).toEqual([{ entry: 'No "the last"', words: 'the last' }]);
  });

  it('is looked for in the title too', () => {
    expect(verdict('No "hidden gem"', 'Text.', 'Hidden gems')).toBe('fail');
  });

  it('does not begin in the title and end in the content', () => {
    expect(verdict('"crisp and cool"', 'Cool days.', 'Crisp and')).toBe('pass');
  });
});

it('is not checked where the rules have no phrase in double quotes', () => {
  const results = resultsFor(['Name collectors', 'Write 12" for an LP', 'Write "**"'], 'Text.');
  expect(results.map(({ verdict: one }) => one)).toEqual(['not-checked']);
});
