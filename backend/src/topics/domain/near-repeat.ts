import { wordForm } from '../../../../checks/text/word-form.js';

/** The number of days for which no title is proposed again. */
export const repeatDays = 90;

/** The share of equal words from which a title, or a subject, counts as similar to another. */
const likeTitle = 0.6;
const likeSubject = 0.4;
/** The number of shared words below which the similarity is a coincidence. */
const fewestShared = 4;
/**
 * The number of consecutive words that two ideas must share for these to count as a template, which says nothing about
 * a subject.
 */
const runLength = 5;

/** Words that say nothing about a subject. */
const empty = new Set(
  'a about after all an and any are as at be been before but by can could do does each every for from has have how i if in into is it its more most no not of on one or our out over so some still than that the their them then there these they this those through to under up was we were what when where whether which while who whom whose why will with without would you your'.split(
    ' ',
  ),
);

type Words = ReadonlySet<string>;

interface Known {
  readonly title: string;
  /** The title without case and punctuation. */
  readonly plain: string;
  /** The words that the title names. */
  readonly named: Words;
  /** The words that title and angle name; empty if the angle is not known. */
  readonly subject: Words;
  /** The words of title and angle in order, in the form that is compared. */
  readonly forms: readonly string[];
  /** The runs of words of title and angle, each at the place of its first word. */
  readonly runs: readonly string[];
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const meant = (words: readonly string[]): Words =>
  new Set(words.filter((word) => !empty.has(word)).map(wordForm));

function known(title: string, angle?: string): Known {
  const named = wordsIn(title);
  const words = angle === undefined ? [] : [...named, ...wordsIn(angle)];
  return {
    title,
    plain: named.join(' '),
    named: meant(named),
    subject: meant(words),
    forms: words.map(wordForm),
    runs: words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')),
  };
}

/** Returns the words that an idea names outside the template that it shares with another one. */
function beyondTemplate({ subject, forms, runs }: Known, other: Known): Words {
  const template = new Set(other.runs);
  const inTemplate = new Set(
    runs.flatMap((run, at) =>
      template.has(run) ? forms.slice(at, at + runLength).map((_, n) => at + n) : [],
    ),
  );
  return new Set(forms.filter((form, at) => subject.has(form) && !inTemplate.has(at)));
}

/**
 * The titles that ideas are compared with. They are prepared once, since the titles of a season are compared with many
 * ideas.
 */
export class EarlierTitles {
  private readonly entries: Known[] = [];

  constructor(titles: readonly string[]) {
    for (const title of titles) this.add(title);
  }

  /** Returns the title that `title` repeats word for word, apart from case and punctuation; this is certain. */
  same(title: string): string | undefined {
    const { plain } = known(title);
    return plain === '' ? undefined : this.entries.find((earlier) => earlier.plain === plain)?.title;
  }

  /**
   * Returns the first title whose subject seems to be that of an idea; this is a guess. @param angle the angle of the
   * idea
   */
  like(title: string, angle?: string): string | undefined {
    const idea = known(title, angle);
    return this.entries.find((earlier) => isLike(idea, earlier))?.title;
  }

  /**
   * @param angle the angle of an idea; undefined for an article, which has none
   */
  add(title: string, angle?: string): void {
    this.entries.push(known(title, angle));
  }
}

function isLike(idea: Known, earlier: Known): boolean {
  if (share(idea.named, earlier.named) >= likeTitle) return true;
  // Most ideas have so little in common that no other comparison is needed.
  if (shared(idea.subject, earlier.subject) < fewestShared) return false;
  const [own, others] = [beyondTemplate(idea, earlier), beyondTemplate(earlier, idea)];
  return shared(own, others) >= fewestShared && share(own, others) >= likeSubject;
}

function shared(a: Words, b: Words): number {
  let equal = 0;
  for (const word of a) if (b.has(word)) equal += 1;
  return equal;
}

/** Returns the share of equal words among all words of both, each word once: from 0 to 1. */
function share(a: Words, b: Words): number {
  return a.size + b.size === 0 ? 0 : (2 * shared(a, b)) / (a.size + b.size);
}
