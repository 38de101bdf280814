/** For so long nothing like an earlier title is proposed. */
export const repeatDays = 90;

/** From this share of equal words on, a title is a near-repeat of another. */
const repeatShare = 0.6;

type Words = ReadonlySet<string>;

function wordsOf(title: string): Words {
  return new Set(
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** The share of equal words among all words of both titles, each word once: from 0 to 1. */
function share(a: Words, b: Words): number {
  let equal = 0;
  for (const word of a) if (b.has(word)) equal += 1;
  return a.size + b.size === 0 ? 0 : (2 * equal) / (a.size + b.size);
}

/** Titles to compare others with; prepared once, since a season's titles are compared with many. */
export class EarlierTitles {
  private readonly entries: { readonly title: string; readonly words: Words }[];

  constructor(titles: readonly string[]) {
    this.entries = titles.map((title) => ({ title, words: wordsOf(title) }));
  }

  /** The first of them that `title` nearly repeats, or undefined. */
  nearest(title: string): string | undefined {
    const words = wordsOf(title);
    return this.entries.find((earlier) => share(words, earlier.words) >= repeatShare)?.title;
  }

  add(title: string): void {
    this.entries.push({ title, words: wordsOf(title) });
  }
}
