import { withoutCredentials } from './embedded-credentials.js';

/** Encodes bytes as C2PA 2.4 writes them. */
const wrapped = (bytes: readonly number[]): string =>
  `\uFEFF${bytes.map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('')}`;

const head = [...Buffer.from('C2PATXT\0'), 1, 0, 0, 8, 52];
const credentials = wrapped([...head, ...Array.from({ length: 2_100 }, (_, at) => at % 256)]);

it.each([
  ['at the end', `Keep the box.${credentials}`, 'Keep the box.'],
  ['within', `Keep${credentials} the box.`, 'Keep the box.'],
  ['twice', `${credentials}Keep the box.${credentials}`, 'Keep the box.'],
])('credentials %s are left out', (_, text, rest) => {
  expect(withoutCredentials(text)).toBe(rest);
});

it.each([
  ['a byte order mark', '\uFEFFKeep the box.'],
  ['signs with a chosen look', 'A ❤\uFE0F and a 葛\u{E0100}.'],
  ['fewer selectors than credentials have', wrapped(head.slice(1))],
])('%s stays', (_, text) => {
  expect(withoutCredentials(text)).toBe(text);
});
