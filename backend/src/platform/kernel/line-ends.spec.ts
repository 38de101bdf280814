import { placesAsSent, withLineFeeds } from './line-ends.js';

it.each([
  ['One.\r\n\r\nTwo.', 'One.\n\nTwo.'],
  ['One.\rTwo.\r', 'One.\nTwo.\n'],
  ['One.\n\r\n\rTwo.', 'One.\n\n\nTwo.'],
  ['One.\u2028Two.', 'One.\u2028Two.'],
  ['e\u0301', 'e\u0301'],
  ['', ''],
])('%j has line feeds as %j, and each place of that is found in it', (sent, text) => {
  expect(withLineFeeds(sent)).toBe(text);
  const placeOf = placesAsSent(sent);
  for (let start = 0; start <= text.length; start += 1) {
    for (let end = start; end <= text.length; end += 1) {
      expect(withLineFeeds(sent.slice(placeOf(start), placeOf(end)))).toBe(text.slice(start, end));
    }
  }
});
