import { z } from 'zod';
import { notePattern } from '../../../../checks/text/marker-form.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { bareLine, bareText } from '../../platform/ai/bare-text.js';
import { conductText, spellingText } from '../../editorial/contract.js';
import { personaText } from '../../personas/contract.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { storageFault } from '../../platform/text/storable-text.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import { toneText } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';
import { gistOf } from './gist.js';
import { openingOf } from './opening.js';
import { askedText } from './wish-text.js';

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
const isStorable = (text: string): boolean => storageFault(text) === undefined;
const lead = z.string().overwrite(bareText).min(1).max(2_000).refine(isStorable);

/** The pattern of source markers, which search engines and feeds do not show. */
const markers = new RegExp(String.raw`\s?(?:${notePattern.source})`, 'g');
const sentence = z
  .string()
  .max(20_000)
  .overwrite((text) => bareLine(text.replaceAll(markers, '')))
  .min(1)
  .refine(isStorable);

/** Returns the usable titles of an answer that gives one title or several. */
function usableTitles(given: unknown): string[] {
  const titles = [given].flat().flatMap((one) => oneTitle.refine(isStorable).safeParse(one).data ?? []);
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
  titles: z.array(oneTitle),
  lead: z.string().describe('The opening paragraph in markdown, without a heading.'),
  summary: z.string(),
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

/** The last touches don’t say first what other steps say: they need too little of it (decision record 53). */
const system = ({ rules }: ArticleInputs): string =>
  [
    'You give articles their last touches, for a house that publishes on collectibles, luxury assets and collector insurance. A person reads each before it is published.',
    materialNotice,
    `What you write says nothing that the article doesn’t say: no other fact, figure, name or quotation. ${spellingText(rules)} The article keeps the rules below; what you write breaks none of them.`,
    ...conductText(rules),
    ...toneText(rules),
  ].join('\n\n');

function leadText(inputs: FinishInputs): string[] {
  const budget = leadBudget(inputs);
  if (!budget) return ['There is no room for an opening paragraph: answer with an empty text for it.'];
  const { atLeast, atMost } = budget;
  const words = atLeast > 0 ? `${atLeast} to ${atMost} words` : `at most ${atMost} words`;
  const openings = inputs.article.recentShapes.map(({ opening }) => opening);
  return [
    openingOf(inputs.text).paragraph === ''
      ? `The article begins without an opening paragraph. Write one of ${words} that leads into it; it is put before the body, so it must not repeat the body’s first sentences.`
      : `Write the opening paragraph anew, in ${words}. It takes the place of the one above, so it keeps every fact, figure, quotation, marker and [write: …] of that one and brings no others.`,
    ...optionalMaterial(
      'The persona’s last articles began like this; begin with another kind of sentence',
      openings.join('\n'),
    ),
  ];
}

/** The prompt for the last touches. Raise the version with any change of the wording here. */
export const finishPrompt = new PromptKind<FinishInputs, FinishAnswer>(
  'article-finish',
  '3',
  finishAnswer,
  (inputs) => {
    const { article, text } = inputs;
    const { paragraph, rest } = openingOf(text);
    return {
      system: system(article),
      user: [
        'The article is written in the voice of this persona, as the persona.',
        ...personaText(article.persona),
        ...askedText(article),
        material('Title', text.title),
        ...optionalMaterial('Opening paragraph', paragraph),
        material('The rest: headings, and the beginning of each paragraph', gistOf(rest)),
        `Propose ${titlesOfAFinish} titles that differ from each other, the best one first. The first that keeps the rules is taken.`,
        ...leadText(inputs),
        `Write a summary for search engines and feeds: one sentence of at most ${longestSummary} characters, without markers. It says what is shown above, and guesses at nothing else.`,
      ].join('\n\n'),
    };
  },
  { shape: finishShape, mended: false },
);
