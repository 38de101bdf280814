import { z } from 'zod';
import { material } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { oneLine } from '../../platform/text/one-line.js';
import type { ArticleAnswer } from './article-answer.js';
import { stepWording } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';

interface CritiqueInputs {
  readonly article: ArticleInputs;
  readonly text: ArticleAnswer;
}

/** What a text is asked for, one thing a question. */
export const criteria = {
  point: 'Does the text make one point that a reader could repeat in a sentence?',
  opening: 'Does the opening give the reader a reason to go on?',
  support: 'Do facts, examples or sources in the text support its main claims?',
  use: 'Does the reader learn something to act on?',
  voice: 'Does it sound like its author as described, and like nobody else?',
  ending: 'Does the ending add something to what the opening said?',
} as const;

export type Criterion = keyof typeof criteria;

const verdict = z.object({
  criterion: z.enum(Object.keys(criteria) as [Criterion, ...Criterion[]]),
  holds: z.boolean().describe('Whether the answer is yes.'),
  quotation: z.string().describe('The passage that shows it, word for word from the body.'),
  comment: z.string().describe('Why, in one sentence.'),
});

/** An answer to one of the questions, with the passage that it rests on. */
export type CriterionVerdict = Readonly<z.infer<typeof verdict>>;

export interface CritiqueAnswer {
  /** One a question at most. */
  readonly verdicts: readonly CriterionVerdict[];
  /** How many were given, those that cannot be read included. */
  readonly given: number;
}

const readable = verdict.extend({
  quotation: z.string().trim().min(1).max(2_000),
  comment: z.string().overwrite(oneLine).max(1_000),
});

const critiqueAnswer: z.ZodType<CritiqueAnswer> = z
  .object({ verdicts: z.array(z.unknown()).max(100).catch([]) })
  .transform(({ verdicts }) => {
    const read = verdicts.flatMap((one) => readable.safeParse(one).data ?? []);
    const first = new Map(read.toReversed().map((one) => [one.criterion, one]));
    const order = Object.keys(criteria) as Criterion[];
    return { verdicts: order.flatMap((criterion) => first.get(criterion) ?? []), given: verdicts.length };
  });

const questions = Object.entries(criteria).map(([criterion, question]) => `- ${criterion}: ${question}`);

/** Asks what a reader would say of a text. Raise the version with any change of the wording here. */
export const critiquePrompt = new PromptKind<CritiqueInputs, CritiqueAnswer>(
  'article-critique',
  '2',
  critiqueAnswer,
  ({ article, text }) =>
    stepWording(article, [
      'The article below is written. Read it as a critical editor, who changes nothing and only advises.',
      material('Title', text.title),
      material('Body', text.content),
      `Answer each of these questions by itself, whatever the answers to the others:\n${questions.join('\n')}`,
      'Rest each answer on one passage, quoted word for word from the body. An answer whose quotation isn’t in the body is thrown away.',
    ]),
  { shape: z.object({ verdicts: z.array(verdict) }), mended: false },
);

/** Marks that a model puts around what it quotes, though the text has none there. */
const outerMarks = /^["“”„«‘']+|(?<!["“”»’'])["“”»’']+$/g;

/** Those whose quotation is in the text, however its lines are broken, as it stands there. */
export function founded(
  verdicts: readonly CriterionVerdict[],
  { content }: ArticleAnswer,
): CriterionVerdict[] {
  const text = oneLine(content);
  return verdicts.flatMap((verdict) => {
    const { quotation } = verdict;
    const found = [quotation, quotation.replace(outerMarks, '')].find((words) =>
      text.includes(oneLine(words)),
    );
    return found === undefined || found === '' ? [] : [{ ...verdict, quotation: found }];
  });
}
