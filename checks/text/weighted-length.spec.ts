import { weightedLength } from './weighted-length.js';

it.each([
  ['nothing', '', 0],
  ['letters', 'A clock', 7],
  ['letters with accents', 'Cézanne', 7],
  ['accents apart from their letters', 'Ce\u0301zanne', 7],
  ['Cyrillic', 'Часы', 4],
  ['curly quotes and dashes', '“It’s” – so — it…', 18],
  ['Chinese', '時計', 4],
  ['Japanese', 'とけい', 6],
  ['Hangul', '시계', 4],
  ['an emoji', '⌚', 2],
  ['an emoji beyond the first plane', '😀', 2],
  ['a family', '👨‍👩‍👧‍👦', 2],
  ['a skin', '👍🏽', 2],
  ['a flag', '🇨🇭', 2],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 2],
  ['a key', '1️⃣', 2],
  ['a heart that is made an emoji', '❤️', 2],
  ['two emoji', '😀😀', 4],
  ['a sign of copyright', '© 2026', 6],
  ['a short link', 'http://a.co', 23],
  ['a long link', `https://example.com/insights/${'a'.repeat(200)}?b=c#d`, 23],
  ['a link in a sentence', 'See https://example.com/insights.', 4 + 23 + 1],
  ['a link in brackets', '(https://example.com/a)', 1 + 23 + 1],
  ['a link with brackets', 'https://example.com/a_(b)', 23],
  ['an address without a scheme', 'See example.com/insights now', 4 + 23 + 4],
  ['an address of a country', 'www.example.co.uk', 23],
  ['two links', 'https://a.example.com https://b.example.com', 23 + 1 + 23],
  ['an abbreviation', 'e.g. this', 9],
  ['a figure', '1.5m', 4],
  ['a file', 'notes.txt', 9],
  ['an address of mail', 'desk@example.com', 16],
])('counts %s', (_, text, length) => {
  expect(weightedLength(text)).toBe(length);
});

it.each(['a.', 'https://', 'https://a.', '.', '😀\u200d', '1\ufe0f', 'a-', '..', ')'])(
  'takes time in proportion to a text of %j',
  (part) => {
    const began = performance.now();
    weightedLength(`https://${part.repeat(200_000 / part.length)}x`);
    weightedLength(part.repeat(200_000 / part.length));
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
