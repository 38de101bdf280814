import { z } from 'zod';
import { claimKinds } from '../../../../checks/text/claim.js';
import type { ToldClaim } from '../../../../checks/text/verified-claims.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { readValue } from '../../platform/ai/read-value.js';
import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { sourcesText } from '../../sources/contract.js';
import type { Outline } from '../domain/generation.events.js';
import type { ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';
import { outlineText } from './outline-prompt.js';
import { wishText } from './wish-text.js';

export interface ReviewInputs {
  readonly article: Pick<
    ArticleInputs,
    'persona' | 'category' | 'customPrompt' | 'idea' | 'plan' | 'sources'
  >;
  /** The outline; null if the text was written without one. */
  readonly outline: Outline | null;
  readonly text: ArticleAnswer;
}

/** The criteria by which a text is judged, with one question for each. */
export const criteria = {
  point: 'Does the text make one point that a reader could repeat in a sentence?',
  opening: 'Does the opening give the reader a reason to go on?',
  support: 'Do facts, examples or sources in the text support its main claims?',
  use: 'Does the reader learn something to act on?',
  voice: 'Does it sound like its author as described, and like nobody else?',
  ending: 'Does the ending add something to what the opening said?',
  wish: 'Does the text do what the desk asked for?',
} as const;

export type Criterion = keyof typeof criteria;

const order = Object.keys(criteria) as [Criterion, ...Criterion[]];

const longestPassage = 600;
const longestFix = 500;
/** The most claims, and the most verdicts, that are read. */
const mostRead = 60;

const passage = z.string().trim().max(longestPassage);
const quotation = passage.min(1);
const noPassage = passage.nullish().transform((words) => words || null);

/** The kind of a claim. Weak models write the names in their own way: `Not in source`, `[S1]`. */
const kind = z.preprocess(
  (name) =>
    typeof name === 'string'
      ? name
          .trim()
          .toLowerCase()
          .replace(/[\s_]+/g, '-')
      : name,
  z.enum(claimKinds),
);
const sourceId = z
  .string()
  .nullish()
  .catch(null)
  .transform((name) => /\bs\d{1,3}\b/i.exec(name ?? '')?.[0].toLowerCase() ?? null);

const readableClaim = z.object({
  quotation,
  kind,
  source: sourceId,
  passage: noPassage,
  other: noPassage,
  fix: z
    .string()
    .transform((words) => wholeSlice(oneLine(words), 0, longestFix))
    .catch(''),
});

const readableVerdict = z.object({
  criterion: z.enum(order),
  holds: z.boolean(),
  quotation: passage.catch(''),
  comment: z.string().overwrite(oneLine).max(1_000),
});

/** An answer to one of the questions, with the passage that supports it. */
export type ModelVerdict = Readonly<z.output<typeof readableVerdict>>;

export interface ModelReview {
  readonly claims: readonly ToldClaim[];
  /** The verdicts, at most one for each question. */
  readonly verdicts: readonly ModelVerdict[];
  /** The number of claims and verdicts in the answer, including those that cannot be read. */
  readonly given: number;
}

/** One that can't be read or stored falls alone. */
function readOr<T>(one: unknown, schema: z.ZodType<T>): T[] {
  const read = readValue(one, schema);
  return read.ok ? [read.value] : [];
}

const answers = z.array(z.unknown()).catch([]);

const reviewAnswer: z.ZodType<ModelReview> = z
  .object({ claims: answers, verdicts: answers })
  .transform(({ claims, verdicts }) => {
    const given = verdicts.slice(0, mostRead);
    const read = given.flatMap((one) => readOr(one, readableVerdict));
    const first = new Map(read.toReversed().map((one) => [one.criterion, one]));
    return {
      claims: claims.slice(0, mostRead).flatMap((one) => readOr(one, readableClaim)),
      verdicts: order.flatMap((criterion) => first.get(criterion) ?? []),
      given: claims.length + verdicts.length,
    };
  });

const reviewShape = z.object({
  claims: z.array(
    z.object({
      quotation: z.string().describe('The passage of the body, word for word.'),
      kind: z.enum(claimKinds),
      source: z.string().describe('The source that you compared it with, such as s1; else an empty text.'),
      passage: z.string().describe('What that source says, word for word from it; else an empty text.'),
      other: z
        .string()
        .describe('For inconsistent: the other passage of the body, word for word; else an empty text.'),
      fix: z.string().describe('What would mend it, in one sentence; empty for supported.'),
    }),
  ),
  verdicts: z.array(
    z.object({
      criterion: z.enum(order),
      holds: z.boolean().describe('Whether the answer is yes.'),
      quotation: z.string().describe('The passage that shows it, word for word from the body.'),
      comment: z.string().describe('Why, in one sentence.'),
    }),
  ),
});

const kinds = [
  '- supported: a source says it. Give the source and the passage that says it.',
  '- overstated: a source says less, or says it with more care. Give the source and the passage.',
  '- contradicted: a source says otherwise. Give the source and the passage.',
  '- not-in-source: it cites a source that doesn’t say it. Give the source.',
  '- from-memory: a figure, a price, a date, a study or a fact about the market that cites no source.',
  '- invented: a person, a firm, a sale, an event or a quotation that seems to be made up.',
  '- inconsistent: another passage of the body says otherwise. Give that passage too.',
  '- vague: it leans on “experts”, “studies” or “many”, and doesn’t say who, which or how many.',
].join('\n');

const questions = Object.entries(criteria).map(([criterion, question]) => `- ${criterion}: ${question}`);

const evidenceText = ({ sources }: ReviewInputs['article']): string[] =>
  sources.length === 0 ? ['The writer was given no sources.'] : sourcesText(sources);

/** The prompt for a review of a text’s claims and qualities. Raise the version with any change of the wording here. */
export const reviewPrompt = new PromptKind<ReviewInputs, ModelReview>(
  'article-review',
  '2',
  reviewAnswer,
  ({ article, outline, text }) => ({
    system: [
      'You check articles for a house that publishes on collectibles, luxury assets and collector insurance. You read what somebody else wrote and hold it against what they were given. You rewrite nothing. You take nothing for true because it sounds likely, and you call nothing wrong because you didn’t know it.',
      materialNotice,
    ].join('\n\n'),
    user: [
      ...optionalMaterial('Category', article.category.name),
      ...wishText(article),
      ...evidenceText(article),
      ...(outline ? [material('Outline', outlineText(outline))] : []),
      material('Author', [article.persona.aboutMe, article.persona.writingStyle].join('\n')),
      material('Title', text.title),
      material('Body', text.content),
      `List the claims of the body that a careful reader would want to see proved, in their order, at most 40. First come those with a figure, a date, a name, a sale, a law or a marker such as [s1]. Leave out advice, opinions and what everybody knows. Each has one of these kinds:\n${kinds}`,
      'A quotation or a passage is copied word for word, at least three words and at most two sentences long. Code looks up every one; what it doesn’t find is thrown away.',
      `Then answer each of these questions by itself, whatever the answers to the others:\n${questions.join('\n')}`,
      'Rest each answer on a passage of the body, copied word for word. Only the answer to the last may have none, where something is missing.',
    ].join('\n\n'),
  }),
  { shape: reviewShape, mended: false, mostTokens: () => 16_000 },
);
