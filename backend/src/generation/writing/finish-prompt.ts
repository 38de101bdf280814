import { z } from 'zod';
import { notePattern } from '../../../../checks/text/marker-form.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { bareLine, bareText } from '../../platform/ai/bare-text.js';
import { material } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import { stepWording } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';
import { openingOf } from './opening.js';

interface FinishInputs {
  readonly article: ArticleInputs;
  readonly text: ArticleAnswer;
}

/** The parts of the answer; each is used or left out on its own. */
export interface FinishAnswer {
  /** The usable titles, the best first, each once. */
  readonly titles: readonly string[];
  readonly lead: string | null;
  /** The summary, with at most 155 characters. */
  readonly summary: string | null;
  /** Whether the answer's summary was longer and has been cut. */
  readonly summaryCut: boolean;
}

export const titlesOfAFinish = 3;
export const longestSummary = 155;

const oneTitle = articleAnswer.shape.title;
const lead = z.string().overwrite(bareText).min(1).max(2_000);

/** The pattern of source markers, which search engines and feeds do not show. */
const markers = new RegExp(String.raw`\s?(?:${notePattern.source})`, 'g');
const sentence = z
  .string()
  .max(20_000)
  .overwrite((text) => bareLine(text.replaceAll(markers, '')))
  .min(1);

/** Returns the usable titles of an answer that gives one title or several. */
function usableTitles(given: unknown): string[] {
  const titles = [given].flat().flatMap((one) => oneTitle.safeParse(one).data ?? []);
  return [...new Set(titles)].slice(0, titlesOfAFinish);
}

const finishAnswer: z.ZodType<FinishAnswer> = z
  .object({
    titles: z.unknown().optional(),
    title: z.unknown().optional(),
    lead: lead.nullish().catch(null),
    summary: sentence.nullish().catch(null),
    content: z.unknown().optional(),
  })
  .transform(({ titles, title, lead: given, summary, content }) => ({
    // A `content` means that the model answered with a whole article, so the title belongs to that article.
    titles: content === undefined ? usableTitles(titles ?? title) : [],
    lead: given ?? null,
    summary: summary ? cutAtWord(summary, longestSummary) : null,
    summaryCut: (summary ?? '').length > longestSummary,
  }));

const finishShape = z.object({
  titles: z
    .array(oneTitle)
    .describe(`${titlesOfAFinish} titles that differ from each other, the best one first.`),
  lead: z
    .string()
    .describe('The opening paragraph in markdown, without a heading; an empty text where none is asked for.'),
  summary: z.string().describe(`One sentence of at most ${longestSummary} characters for search engines.`),
});

const usualLead = 80;
/** The number of words below which an article without an opening paragraph gets none. */
const shortestLead = 20;

/**
 * Returns how many words the opening paragraph may have, so that the text stays within the house's bounds; undefined if
 * there is no room for one. A new paragraph may always be as long as the one that it replaces.
 */
export function leadBudget({
  article,
  text,
}: FinishInputs): { readonly atLeast: number; readonly atMost: number } | undefined {
  const { min_words, max_words } = article.rules.format_and_quality_standards.length;
  const { paragraph, rest } = openingOf(text);
  const [present, others] = [countWords(paragraph), countWords(rest)];
  const atMost = Math.max(present, Math.min(usualLead, max_words - others));
  if (paragraph === '' && atMost < shortestLead) return undefined;
  const missing = min_words - others;
  return { atLeast: missing > 0 && missing <= atMost ? missing : 0, atMost };
}

function leadText(inputs: FinishInputs): string {
  const budget = leadBudget(inputs);
  if (!budget) return 'There is no room for an opening paragraph: answer with an empty text for it.';
  const { atLeast, atMost } = budget;
  const words = atLeast > 0 ? `${atLeast} to ${atMost} words` : `at most ${atMost} words`;
  return openingOf(inputs.text).paragraph === ''
    ? `The article begins without an opening paragraph. Write one of ${words} that leads into it; it is put before the body, so it must not repeat the body’s first sentences.`
    : `Write the opening paragraph anew, in ${words}. It takes the place of the one above, so it keeps every fact, figure, quotation and marker of that one and brings no others.`;
}

/** The prompt for the last touches. Raise the version with any change of the wording here. */
export const finishPrompt = new PromptKind<FinishInputs, FinishAnswer>(
  'article-finish',
  '2',
  finishAnswer,
  (inputs) => {
    const { article, text } = inputs;
    const { paragraph, rest } = openingOf(text);
    return stepWording(
      article,
      [
        'The article below is written and checked. Give it its last touches.',
        material('Title', text.title),
        ...(paragraph === '' ? [] : [material('Opening paragraph', paragraph)]),
        material(paragraph === '' ? 'Body' : 'Body after the opening paragraph', rest),
        `Propose ${titlesOfAFinish} titles, the best one first. The first that keeps the rules is taken.`,
        leadText(inputs),
        `Write a summary of at most ${longestSummary} characters, without markers, for search engines and feeds.`,
      ],
      { sources: false },
    );
  },
  { shape: finishShape, mended: false },
);
