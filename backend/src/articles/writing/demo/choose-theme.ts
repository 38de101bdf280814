import type { ArticleInputs } from '../article-inputs.js';
import { titlesFor, titlesFromWish, wishesIn } from './focus.js';
import { general } from './general.js';
import { seeded, shuffled } from './seeded.js';
import type { Subject } from './subject.js';
import { allSubjects, subjectsOf } from './subjects/all-subjects.js';
import { plainWords } from './words.js';

/** What one article is about, and its headline. */
export interface Theme {
  readonly title: string;
  readonly subject: Omit<Subject, 'words' | 'titles'>;
  /** Rises with each further article on the same subject, so that these are told in another way. */
  readonly variant: number;
}

/** Pairs subjects with their titles: first a title of each subject, then a second of each, and so on. */
function themesOf(subjects: readonly Subject[], seed: unknown): Theme[] {
  const order = shuffled(subjects, seeded(seed));
  const rounds = Math.max(0, ...order.map(({ titles }) => titles.length));
  return Array.from({ length: rounds }, (_, variant) =>
    order.flatMap((subject, place) => {
      const title = subject.titles[(variant + place) % subject.titles.length];
      return title ? [{ title, subject, variant }] : [];
    }),
  ).flat();
}

/** The subjects that have to do with what was asked, the closest first. What is asked first counts double. */
function closest(wishes: readonly string[], own: readonly Subject[]): Subject[] {
  const [first, ...rest] = wishes.flatMap((wish) => wish.split(/(?<=[.?!])\s/u)).map(plainWords);
  const asked = { first: new Set(first), later: new Set(rest.flat()) };
  const scored = allSubjects.map((subject) => {
    const words = subject.words.split(' ');
    const hits = (spoken: ReadonlySet<string>) => words.filter((word) => spoken.has(word)).length;
    const score = 2 * hits(asked.first) + hits(asked.later);
    return { subject, score: score > 0 && own.includes(subject) ? score + 1 : score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .sort((a, b) => b.score - a.score)
    .map(({ subject }) => subject);
}

function wishedThemes(inputs: ArticleInputs, own: readonly Subject[]): Theme[] {
  const wishes = wishesIn(inputs);
  if (wishes.length === 0) return [];
  const near = closest(wishes, own);
  const [subject = general] = near;
  const fromIdea = inputs.idea ? [inputs.idea.title.replace(/\s+/gu, ' ').trim()] : [];
  const titles = [...fromIdea, ...titlesFromWish(inputs.customPrompt ?? '')];
  const named = titles.map((title) => ({ title, subject }));
  const themes = [...named, ...near.flatMap((one) => themesOf([one], one.words))];
  return themes.map((theme, variant) => ({ ...theme, variant }));
}

/** Every theme that would suit, the best first. */
function candidates(inputs: ArticleInputs): Theme[] {
  const own = subjectsOf(inputs.category.name);
  // Articles of one batch must count through one and the same order, whoever writes them.
  const seed = [inputs.category.name, inputs.customPrompt, inputs.sibling ? null : inputs.persona.name];
  const named = titlesFor(inputs.category.name).map((title, variant) => ({
    title,
    subject: general,
    variant,
  }));
  return [...wishedThemes(inputs, own), ...(own.length > 0 ? themesOf(own, seed) : named)];
}

const sameTitle = (title: string): string => title.replace(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Chooses what to write about: what the desk asks for, else a subject of the category, and of those one whose title is
 * new. Articles of one batch take the first, the second, the third that is left, by their number.
 * @param suits says whether a title may be used at all
 */
export function chooseTheme(inputs: ArticleInputs, suits: (title: string) => boolean): Theme {
  const taken = new Set(inputs.recentTitles.map(sameTitle));
  const usable = candidates(inputs).filter(({ title }) => suits(title));
  const all = usable.length > 0 ? usable : candidates(inputs);
  const distinct = all.filter(
    ({ title }, at) => all.findIndex((other) => sameTitle(other.title) === sameTitle(title)) === at,
  );
  const left = distinct.filter(({ title }) => !taken.has(sameTitle(title)));
  const place = (inputs.sibling?.number ?? 1) - 1;
  return left[place] ?? furtherPart(distinct, place - left.length, taken);
}

/** When every title is used up, the themes come round again as numbered parts. */
function furtherPart(themes: readonly Theme[], place: number, taken: ReadonlySet<string>): Theme {
  const parts = themes.length;
  for (let at = 0, skipped = 0; ; at += 1) {
    const theme = themes[at % parts] as Theme;
    const number = Math.floor(at / parts) + 2;
    const title = `${theme.title}, part ${number}`;
    if (taken.has(sameTitle(title))) continue;
    if (skipped === place) return { ...theme, title, variant: theme.variant + number };
    skipped += 1;
  }
}
