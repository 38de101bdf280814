import { render } from '@testing-library/react';
import { wordDifference } from './word-difference';
import { WordParts } from './word-parts';
import { differenceWords } from './words';

/** The text that a reader sees, without the words for screen readers. */
function seen(before: string, after: string): string {
  const { container } = render(
    <WordParts parts={wordDifference(differenceWords(before), differenceWords(after))} />,
  );
  for (const hidden of container.querySelectorAll('.sr-only')) hidden.remove();
  return container.textContent;
}

describe('a difference as it is read', () => {
  it.each([
    ['a comma in place of words', 'the old word here now', 'the old word, now', 'the old word here, now'],
    ['a sentence that ends sooner', 'One two three', 'One two.', 'One two three.'],
    ['a word taken out before a full stop', 'It is fine here .', 'It is fine.', 'It is fine here.'],
    [
      'an island',
      'They do not mind the weather.',
      'They do not plainly mind.',
      'They do not mind the weather plainly mind.',
    ],
    ['a word in place of another', 'a vintage watch', 'a new watch', 'a vintage new watch'],
    ['a quotation in place of a word', 'he said nothing', 'he said “no”', 'he said nothing “no”'],
  ])('has no blank before a sign: %s', (_, before, after, text) => {
    expect(seen(before, after)).toBe(text);
  });
});
