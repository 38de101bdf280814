import type { ArticleInputs } from '../../generation/contract.js';
import { titlesFor, titlesFromPrompt, promptsIn } from './focus.js';
import { seeded, shuffled } from '../wording/seeded.js';
import { allSubjects, general, subjectsOfCategory, type Subject } from './subjects.js';
import { cut, plainWords } from '../wording/words.js';
import { oneLine } from '../../platform/text/one-line.js';

/** The most letters of a chosen title. Titles have at most 300, and "part 2" may be added. */
const maxTitleLetters = 280;

/** The inputs that determine the subject of an article. */
export interface ThemeInputs extends Pick<
  ArticleInputs,
  'customPrompt' | 'idea' | 'recentTitles' | 'sibling'
> {
  readonly persona: { readonly name: string };
  readonly category: { readonly name: string };
}

/** The subject of one article, and its headline. */
export interface Theme {
  readonly title: string;
  readonly subject: Omit<Subject, 'words' | 'titles'>;
  /**
   * The number of the variant, which rises with each further article on the same subject, so that it is told in another
   * way.
   */
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

/** Returns the subjects that are related to the prompts, the closest first. The first sentence counts double. */
function closest(prompts: readonly string[], own: readonly Subject[]): Subject[] {
  const [first, ...rest] = prompts.flatMap((prompt) => prompt.split(/(?<=[.?!])\s/u)).map(plainWords);
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

function wishedThemes(inputs: ThemeInputs, own: readonly Subject[]): Theme[] {
  const prompts = promptsIn(inputs);
  if (prompts.length === 0) return [];
  const near = closest(prompts, own);
  const [subject = general] = near;
  const fromIdea = inputs.idea ? [cut(oneLine(inputs.idea.title), maxTitleLetters)] : [];
  const titles = [...fromIdea, ...titlesFromPrompt(inputs.customPrompt ?? '')];
  const named = titles.map((title) => ({ title, subject }));
  const themes = [...named, ...near.flatMap((one) => themesOf([one], one.words))];
  return themes.map((theme, variant) => ({ ...theme, variant }));
}

/** Returns every suitable theme, the best first. */
function candidates(inputs: ThemeInputs): Theme[] {
  const own = subjectsOfCategory(inputs.category.name);
  // All articles of a batch must count through the same order, whoever writes them.
  const seed = [inputs.category.name, inputs.customPrompt, inputs.sibling ? null : inputs.persona.name];
  const named = titlesFor(inputs.category.name).map((title, variant) => ({
    title,
    subject: general,
    variant,
  }));
  return [...wishedThemes(inputs, own), ...(own.length > 0 ? themesOf(own, seed) : named)];
}

const sameTitle = (title: string): string => oneLine(title).toLowerCase();

/** Returns the theme at a place; after the last theme they begin again, as numbered parts. */
function themeAt(themes: readonly Theme[], place: number): Theme | undefined {
  const theme = themes[place % themes.length];
  const part = Math.floor(place / themes.length) + 1;
  if (!theme || part === 1) return theme;
  return { ...theme, title: `${theme.title}, part ${part}`, variant: theme.variant + part };
}

/**
 * Chooses what to write about: the subject that the desk asks for, otherwise a subject of the category, and among those
 * the first with a new title. Articles of one batch go through the themes in steps of their number, each from its own
 * place. So no two can meet, however many of their titles already exist when one is begun.
 * @param suits says whether a title may be used at all
 */
export function chooseTheme(inputs: ThemeInputs, suits: (title: string) => boolean): Theme {
  const taken = new Set(inputs.recentTitles.map(sameTitle));
  const all = candidates(inputs);
  const usable = all.filter(({ title }) => suits(title));
  const themes = withoutRepetition(usable.length > 0 ? usable : all);
  const { number, of } = inputs.sibling ?? { number: 1, of: 1 };
  for (let place = number - 1; ; place += of) {
    const theme = themeAt(themes, place);
    if (!theme) throw new Error('There is nothing to write about');
    if (!taken.has(sameTitle(theme.title))) return theme;
  }
}

function withoutRepetition(themes: readonly Theme[]): Theme[] {
  const titles = themes.map(({ title }) => sameTitle(title));
  return themes.filter((_, at) => titles.indexOf(titles[at] ?? '') === at);
}
