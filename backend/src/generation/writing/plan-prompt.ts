import { z } from 'zod';
import { bareLine, bareTitle } from '../../platform/ai/bare-text.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { eachByItself, type Read } from '../../platform/ai/read-value.js';

export interface PlanInputs {
  /** In the order of the plan. */
  readonly articles: readonly {
    readonly persona: string;
    readonly category: string;
    readonly about: string;
  }[];
  readonly customPrompt: string | null;
  readonly recentTitles: readonly string[];
}

const line = (max: number) => z.string().overwrite(bareLine).min(1).max(max);

const planned = z.object({
  article: z.number().int().describe('Its number.'),
  subject: line(500).describe('What it is about, narrow enough for one article.'),
  angle: line(500).describe('From which side.'),
  title: z.string().overwrite(bareTitle).min(1).max(300).describe('A working title.'),
});

export type PlannedSubject = z.infer<typeof planned>;

/** Each article's part stands by itself; there is none in an answer that is no plan. */
const planAnswer: z.ZodType<readonly Read<PlannedSubject>[]> = z.union([
  z.object({ articles: eachByItself(planned) }).transform(({ articles }) => articles),
  z.record(z.string(), z.unknown()).transform((): Read<PlannedSubject>[] => []),
]);

/** Asks for what each article of a batch is to be about. Raise the version with any change of the wording here. */
export const planPrompt = new PromptKind<PlanInputs, readonly Read<PlannedSubject>[]>(
  'article-plan',
  '1',
  planAnswer,
  ({ articles, customPrompt, recentTitles }) => ({
    system: [
      'You plan articles for a house that publishes on collectibles, luxury assets and collector insurance.',
      materialNotice,
    ].join('\n\n'),
    user: [
      ...optionalMaterial('What the desk asks for', customPrompt),
      material(
        'The articles, with who writes them and for which category',
        articles
          .map(({ persona, category, about }, index) => `${index + 1}. ${persona}, ${category}: ${about}`)
          .join('\n'),
      ),
      ...optionalMaterial('Titles that exist already; take other subjects', recentTitles.join('\n')),
      'They are written at the same time. Give each a subject, an angle and a working title of its own, so that no two say the same.',
    ].join('\n\n'),
  }),
  { shape: z.object({ articles: z.array(planned) }), mended: false },
);
