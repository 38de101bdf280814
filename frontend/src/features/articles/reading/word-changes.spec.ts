import { wordChanges } from './word-changes';

it.each([
  ['nothing', 'a b c', 'a  b\nc', 0, 0],
  ['a word replaced', 'an old watch', 'a new watch', 2, 2],
  ['a sign that belongs to a word', 'a watch', 'a watch.', 1, 1],
  ['everything', '', 'a b c', 3, 0],
])('counts %s', (_, before, after, added, removed) => {
  expect(wordChanges(before, after)).toEqual({ added, removed });
});

it('counts the words of a text that was written anew, however long', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `word${from + at}`);
  const before = words(0, 30_000).join(' ');
  const after = words(20_000, 45_000).reverse().join(' ');
  expect(wordChanges(before, after)).toEqual({ added: 15_000, removed: 20_000 });
});
