import { countWords } from '../../../../checks/text/word-count.js';
import {
  criteria,
  longestSummary,
  openingOf,
  articleSections,
  titlesOfAFinish,
  type ArticleAnswer,
  type ArticleInputs,
  type Outline,
  type ReviewInputs,
} from '../../generation/contract.js';
import { oneLine } from '../../platform/text/one-line.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { citation } from './cite-source.js';
import { composeArticle } from './compose-article.js';
import { titlesFrom } from '../wording/titles.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

const firstSentence = /^.*?[.?!](?=\s|$)/s;

/** Returns the text of a section without its heading and marks, in one line. */
function plainText(markdown: string): string {
  return oneLine(
    markdown
      .replace(/^#+ .*$/gm, '')
      .replace(/^([-*]|\d+\.) /gm, '')
      .replace(/[*_`>]/g, ''),
  );
}

const firstSentenceOf = (text: string): string => firstSentence.exec(text)?.[0] ?? text;

const sentenceOf = (markdown: string): string => firstSentenceOf(plainText(markdown));

const mostSections = 6;

/**
 * Returns the sections that an outline has room for. Beyond that, the shortest is added to the one before, with a bold
 * line as its heading.
 */
function plannedSections(content: string): Planned[] {
  const sections = articleSections(content)
    .filter(({ heading }) => heading !== '')
    .map(({ heading, text }) => ({ heading, text }));
  while (sections.length > mostSections) {
    const lengths = sections.map(({ text }) => text.length);
    const place = lengths.indexOf(Math.min(...lengths.slice(1)), 1);
    const [under] = sections.splice(place, 1);
    const above = sections[place - 1];
    if (under && above)
      above.text = `${above.text.trimEnd()}\n\n${under.text.replace(/^##[ \t]+(.*)/, '**$1**')}`;
  }
  return sections;
}

interface Planned {
  readonly heading: string;
  text: string;
}

/** Composes the outline of the article that would be composed. */
export function composeOutline(inputs: ArticleInputs): Outline {
  const { title, content } = composeArticle(inputs);
  const sections = plannedSections(content);
  return {
    thesis: wholeSlice(`${title}. ${sentenceOf(content)}`, 0, 2_000),
    reader: 'Owners who want to know what they have, and what would prove it.',
    sections: sections.map(({ heading, text }, index) => ({
      heading,
      purpose: wholeSlice(sentenceOf(text), 0, 1_000),
      points: [],
      words: countWords(text),
      sources: inputs.sources.filter((_, place) => place % sections.length === index).map(({ id }) => id),
    })),
  };
}

/**
 * Composes the article along its outline. Each section has the composed text for its heading, otherwise the next unused
 * text, otherwise its points.
 */
export function composeDraft({
  article,
  outline,
}: {
  readonly article: ArticleInputs;
  readonly outline: Outline;
}): ArticleAnswer {
  const composed = composeArticle(article);
  const opening = articleSections(composed.content)
    .filter(({ heading }) => heading === '')
    .map(({ text }) => text.trim());
  const unused = plannedSections(composed.content);
  const take = (wanted: string): string | undefined => {
    const place = unused.findIndex(({ heading }) => heading === wanted);
    const [section] = unused.splice(place < 0 ? 0 : place, 1);
    return section?.text.replace(/^##.*\n*/, '').trim();
  };
  const planned = outline.sections.map(({ heading, purpose, points, sources }) => {
    const said = take(heading) ?? ([purpose, ...points].filter(Boolean).join(' ') || `${heading}.`);
    const cited = article.sources.filter(({ id }) => sources.includes(id)).map(citation);
    return [`## ${heading}`, said, ...cited].join('\n\n');
  });
  return { title: composed.title, content: [...opening, ...planned].join('\n\n') };
}

/**
 * Composes the last touches. The demo writer's title and opening are already its best, so it gives them again as the
 * first choice.
 */
export function composeFinish({ text }: { readonly text: ArticleAnswer }): {
  titles: string[];
  lead: string | null;
  summary: string | null;
} {
  const { paragraph } = openingOf(text);
  const others = titlesFrom(text).filter((title) => title !== text.title);
  return {
    titles: [text.title, ...others].slice(0, titlesOfAFinish),
    lead: paragraph || null,
    summary: cutAtWord(sentenceOf(text.content), longestSummary) || null,
  };
}

/**
 * Composes a revision, which is empty: the first composition has tried everything that the rules leave room for, so no
 * section can be improved.
 */
export const composeRevision = (): Record<string, never> => ({});

/** A passage in one line that is long enough to be looked up. */
const sentenceInText = /^(?:\S+ ){3,}\S+$/;

/** Composes a review. The demo writer does not judge: it only points to the passages that it took from the sources. */
export function composeReview({ article, text }: ReviewInputs): { claims: object[]; verdicts: object[] } {
  const passages = articleSections(text.content)
    .map(({ text: section }) => firstSentenceOf(section.replace(/^#+ .*$/gm, '').trim()))
    .filter((passage) => sentenceInText.test(passage));
  const verdicts = Object.keys(criteria).map((criterion, place) => ({
    criterion,
    holds: true,
    quotation: passages[place % passages.length],
    comment: 'The demo writer doesn’t judge; this shows where an answer would stand.',
  }));
  const claims = article.sources.flatMap(({ id, text: source }) => {
    const [quotation, passage = ''] = new RegExp(`“([^“”\n]+)” \\[${id}\\]`).exec(text.content) ?? [];
    return source.includes(passage) && quotation !== undefined
      ? [{ quotation, kind: 'supported', source: id, passage, other: '', fix: '' }]
      : [];
  });
  return { claims, verdicts };
}
