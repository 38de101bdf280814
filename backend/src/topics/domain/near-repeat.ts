/** For so long no title is proposed again. */
export const repeatDays = 90;

/** From this share of equal words on, a title is like another. */
const likeShare = 0.6;

/** Words that say nothing of a subject. */
const empty = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its of on or our still that the their there these they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

interface Known {
  readonly title: string;
  /** Case and signs apart. */
  readonly plain: string;
  readonly subject: ReadonlySet<string>;
}

function known(title: string): Known {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return { title, plain: words.join(' '), subject: new Set(words.filter((word) => !empty.has(word))) };
}

/** The share of equal words among all words of both subjects, each word once: from 0 to 1. */
function share(a: Known['subject'], b: Known['subject']): number {
  let equal = 0;
  for (const word of a) if (b.has(word)) equal += 1;
  return a.size + b.size === 0 ? 0 : (2 * equal) / (a.size + b.size);
}

/** Titles to compare others with; prepared once, since a season's titles are compared with many. */
export class EarlierTitles {
  private readonly entries: Known[];

  constructor(titles: readonly string[]) {
    this.entries = titles.map(known);
  }

  /** The one that `title` repeats word for word, case and signs apart: that is certain. */
  same(title: string): string | undefined {
    const { plain } = known(title);
    return plain === '' ? undefined : this.entries.find((earlier) => earlier.plain === plain)?.title;
  }

  /** The first of them whose subject seems to be that of `title`: a guess. */
  like(title: string): string | undefined {
    const { subject } = known(title);
    return this.entries.find((earlier) => share(subject, earlier.subject) >= likeShare)?.title;
  }

  add(title: string): void {
    this.entries.push(known(title));
  }
}
