import { countedWords, type AuthoredSpan } from './origins.js';

/** Counts the words of a content in each span, as the totals do: a word belongs to the span of its first letter. */
export function wordsByAuthor(
  content: string,
  spans: readonly AuthoredSpan[],
): { span: AuthoredSpan; words: number }[] {
  const counts = spans.map((span) => ({ span, words: 0 }));
  let place = 0;
  for (const { start, written = start } of countedWords(content)) {
    // A word may begin in one span and have its first letter in the next, and so come before the word that follows.
    while (place > 0 && written < (counts[place]?.span.start ?? 0)) place -= 1;
    while (written >= (counts[place]?.span.end ?? Infinity)) place += 1;
    const count = counts[place];
    if (count) count.words += 1;
  }
  return counts;
}
