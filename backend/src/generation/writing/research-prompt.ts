import { z } from 'zod';
import { bareLine } from '../../platform/ai/bare-text.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { eachByItself, type Read } from '../../platform/ai/read-value.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { researchSources } from '../../topics/contract.js';
import { views } from '../domain/research.events.js';
import type { ArticleInputs } from './article-inputs.js';
import { wishText } from './wish-text.js';

const mostQuestions = 8;
const mostSites = 3;
const longestQuery = 200;
const numbers = z.array(z.int().min(1).max(researchSources.length));

const line = (most: number) => z.string().overwrite(bareLine).min(1).max(most);
const question = {
  view: z
    .enum(views)
    .describe('Who asks: an owner; an insurer, auction house or dealer; somebody who doubts it.'),
  question: line(300).describe('What has to be known, in one sentence.'),
  query: line(longestQuery).describe('A query for a search engine: three to eight words, no operators.'),
};

/** Weak models leave out the query, for which the question itself will do, and write a view in capitals. */
const asked = z
  .object({
    ...question,
    view: z.preprocess(
      (view) => (typeof view === 'string' ? view.trim().toLowerCase() : view),
      question.view,
    ),
    query: question.query.optional().catch(undefined),
    sources: numbers.transform((list) => [...new Set(list)].slice(0, mostSites)).catch([]),
  })
  .transform(({ query, ...rest }) => ({
    ...rest,
    query: query ?? wholeSlice(rest.question, 0, longestQuery),
  }));

export type ModelQuestion = z.output<typeof asked>;

export interface ModelQuestions {
  /** The subject; undefined if the answer could not be read. */
  readonly subject?: string | undefined;
  readonly questions: readonly Read<ModelQuestion>[];
}

/** The answer. Each question is read on its own; an answer to something else gives none. */
const researchAnswer: z.ZodType<ModelQuestions> = z.union([
  z.object({ subject: line(300).optional().catch(undefined), questions: eachByItself(asked) }),
  z.record(z.string(), z.unknown()).transform((): ModelQuestions => ({ questions: [] })),
]);

const researchShape = z.object({
  subject: z.string().describe('What the article is about, narrow enough for one article.'),
  questions: z
    .array(
      z.object({
        ...question,
        sources: numbers.describe('Numbers of one to three research sources to search, from the list.'),
      }),
    )
    .describe('Six to eight.'),
});

/** Returns the questions that can be used, each once. */
export function usableQuestions({ questions }: ModelQuestions): ModelQuestion[] {
  const usable = questions.flatMap((read) => (read.ok ? [read.value] : []));
  return [...new Map(usable.map((one) => [one.query.toLowerCase(), one])).values()].slice(0, mostQuestions);
}

/** The prompt for the research questions. Raise the version with any change of the wording here. */
export const researchPrompt = new PromptKind<ArticleInputs, ModelQuestions>(
  'article-research',
  '2',
  researchAnswer,
  ({ persona, category, customPrompt, idea, plan, recentTitles, sibling }) => ({
    system: [
      'You prepare the research for an article of a house that publishes on collectibles, luxury assets and collector insurance. What you ask is looked up, and the article may use no fact that is not found.',
      materialNotice,
    ].join('\n\n'),
    user: [
      ...optionalMaterial('Category', category.name),
      ...optionalMaterial('What the category is about', category.description),
      ...wishText({ customPrompt, idea, plan }),
      ...optionalMaterial('Who writes it', [persona.name, persona.expertise].join('\n')),
      ...optionalMaterial('Titles that exist already; take another subject', recentTitles.join('\n')),
      ...(sibling && sibling.of > 1 && !plan
        ? [
            `${sibling.of} articles of this category are written at the same time. This is number ${sibling.number}: take a subject that is not the first to come to mind for the others.`,
          ]
        : []),
      material(
        'Research sources, by number',
        researchSources.map(({ number, name, group }) => `${number}: ${name} (${group})`).join('\n'),
      ),
      'Say what the article is about. Then ask six to eight questions whose answers it needs: at least two as an owner, two as an insurer, auction house or dealer, and two as somebody who doubts it. Ask for facts that a page can state: prices and fees with their dates, terms of policies, tests and their results, cases with names. Give each question a query of its own.',
    ].join('\n\n'),
  }),
  { shape: researchShape, mended: false },
);
