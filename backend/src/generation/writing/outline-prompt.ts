import { z } from 'zod';
import { bareTitle } from '../../platform/ai/bare-text.js';
import { material } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { oneLine } from '../../platform/text/one-line.js';
import type { Outline } from '../domain/generation.events.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import { choosingText, stepWording } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';
import { articleTokens } from './article-prompt.js';
import { withSourcesOf } from './passages-text.js';

const mostSections = 12;
const line = (max: number) => z.string().overwrite(oneLine).max(max);
const lines = (max: number) => z.array(line(max)).max(20);

const section = z.object({
  heading: z.string().overwrite(bareTitle).min(1).max(200),
  purpose: line(1_000).catch(''),
  points: lines(1_000).catch([]),
  words: z.number().min(0).max(100_000).transform(Math.round).catch(0),
  sources: lines(20).catch([]),
});

const lenientOutline = z.object({
  thesis: line(2_000).catch(''),
  reader: line(2_000).catch(''),
  sections: z.array(section).min(2).max(mostSections),
});

/**
 * The answer to a request for an outline: the outline; a whole article, from a model that skips the steps; or neither.
 */
export type OutlineAnswer =
  | { readonly outline: Outline; readonly article?: undefined }
  | { readonly article: ArticleAnswer; readonly outline?: undefined }
  | { readonly outline?: undefined; readonly article?: undefined };

const outlineAnswer: z.ZodType<OutlineAnswer> = z.union([
  lenientOutline.transform((outline) => ({ outline })),
  articleAnswer.transform((article) => ({ article })),
  z.record(z.string(), z.unknown()).transform(() => ({})),
]);

const outlineShape = z.object({
  thesis: z.string().describe('What the article says, in one sentence.'),
  reader: z.string().describe('Who it is for, and what they know already.'),
  sections: z
    .array(
      z.object({
        heading: z.string().describe('Without markdown.'),
        purpose: z.string().describe('What the section does for the reader.'),
        points: z.array(z.string()).describe('What it says, in order.'),
        words: z.number().describe('Its share of the words.'),
        sources: z.array(z.string()).describe('Ids of the sources that it rests on, such as s1.'),
      }),
    )
    .describe('Four to six.'),
});

/** The prompt for the outline of an article. Raise the version with any change of the wording here. */
export const outlinePrompt = new PromptKind<ArticleInputs, OutlineAnswer>(
  'article-outline',
  '2',
  outlineAnswer,
  (inputs) =>
    stepWording(inputs, [
      ...choosingText(inputs),
      'Don’t write the article yet. Plan it: what it says, whom it is for, and four to six sections. The words of the sections add up to the length that the rules ask for, and the points say which of them meets what must be included.',
    ]),
  { shape: outlineShape, mended: false, mostTokens: articleTokens },
);

interface DraftInputs {
  readonly article: ArticleInputs;
  readonly outline: Outline;
}

/** Writes the outline for a prompt. */
export function outlineText({ thesis, reader, sections }: Outline): string {
  return [
    `Thesis: ${thesis}`,
    `Reader: ${reader}`,
    ...sections.flatMap(({ heading, purpose, points, words, sources }, index) => [
      `${index + 1}. ${heading} (about ${words} words${sources.length > 0 ? `; sources ${sources.join(', ')}` : ''})`,
      ...(purpose === '' ? [] : [`   ${purpose}`]),
      ...points.map((point) => `   - ${point}`),
    ]),
  ].join('\n');
}

/** The prompt for an article along its outline. Raise the version with any change of the wording here. */
export const draftPrompt = new PromptKind<DraftInputs, ArticleAnswer>(
  'article-draft',
  '2',
  articleAnswer,
  ({ article, outline }) =>
    stepWording(withSourcesOf(outline, article), [
      material('Outline', outlineText(outline)),
      'Write the article along this outline: its sections in this order, each under its heading as a ## heading, near its number of words.',
    ]),
  { mostTokens: ({ article }) => articleTokens(article) },
);

/**
 * Returns the outline with budgets that add up to the middle of the range that the rules allow, and without sources
 * that do not exist.
 */
export function settledOutline(outline: Outline, { rules, sources }: ArticleInputs): Outline {
  const { min_words, max_words } = rules.format_and_quality_standards.length;
  const target = Math.round((min_words + max_words) / 2);
  const known = new Set(sources.map(({ id }) => id));
  const { sections } = outline;
  const even = Math.floor(target / sections.length);
  const asked = sections.map(({ words }) => (words > 0 ? words : even));
  const sum = asked.reduce((total, words) => total + words, 0);
  const shares = asked.map((words) => Math.floor((words * target) / sum));
  const left = target - shares.reduce((total, words) => total + words, 0);
  return {
    ...outline,
    sections: sections.map((one, index) => ({
      ...one,
      words: (shares[index] ?? 0) + (index === sections.length - 1 ? left : 0),
      sources: one.sources.map((id) => id.replace(/[[\]]/g, '')).filter((id) => known.has(id)),
    })),
  };
}
