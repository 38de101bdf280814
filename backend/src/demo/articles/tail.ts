/** Sentences that stand by themselves, one of each length from three words to eight. */
const tails: readonly string[] = [
  'Keep the paper.',
  'Date what you write.',
  'Write it down this week.',
  'Ask who examined it, and how.',
  'Put one copy in another building today.',
  'Show the list to one person you trust.',
];

const [fewest, most] = [3, 8];

/** Sentences that have exactly this many words together, for rules with little room; at least three. */
export function tailOf(words: number): string[] {
  if (words < fewest) return [];
  const length = words <= most ? words : Math.min(most, words - fewest);
  return [...tails.slice(length - fewest, length - fewest + 1), ...tailOf(words - length)];
}
