import { z } from 'zod';
import { bareLine, bareTitle } from '../../platform/ai/bare-text.js';
import { material, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { promptList } from '../../platform/ai/prompt-list.js';
import { eachByItself, type Read } from '../../platform/ai/read-value.js';
import type { Category, RulesDocument } from '../../editorial/contract.js';
import { oneLine } from '../../platform/text/one-line.js';
import { dateText, findingText, houseSystem, titlesText } from './article-brief.js';

export interface PlanInputs {
  /** The present day, such as `2026-11-28`. */
  readonly date: string;
  readonly rules: RulesDocument;
  /** The categories that the articles are for. */
  readonly categories: readonly Pick<Category, 'name' | 'description'>[];
  /** The articles, in the order of the plan. */
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

/** The answer. Each article's part is read on its own; an answer that is no plan gives none. */
const planAnswer: z.ZodType<readonly Read<PlannedSubject>[]> = z.union([
  z.object({ articles: eachByItself(planned) }).transform(({ articles }) => articles),
  z.record(z.string(), z.unknown()).transform((): Read<PlannedSubject>[] => []),
]);

/** The prompt for the subjects of a batch’s articles. Raise the version with any change of the wording here. */
export const planPrompt = new PromptKind<PlanInputs, readonly Read<PlannedSubject>[]>(
  'article-plan',
  '2',
  planAnswer,
  ({ date, rules, categories, articles, customPrompt, recentTitles }) => ({
    system: houseSystem(rules),
    user: [
      ...dateText(date),
      ...findingText(rules),
      ...promptList('Guidance by category:', rules.topic_inspiration.category_specific_guidance),
      ...optionalMaterial(
        'The categories, and what they are about',
        categories.map(({ name, description }) => `${name}: ${oneLine(description)}`).join('\n'),
      ),
      ...optionalMaterial('What the desk asks for', customPrompt),
      ...titlesText(recentTitles),
      material(
        'The articles, with who writes them and for which category',
        articles
          .map(({ persona, category, about }, index) => `${index + 1}. ${persona}, ${category}: ${about}`)
          .join('\n'),
      ),
      'Don’t write these articles yet. They will be written at the same time, by writers who don’t know of each other. Give each a subject, an angle and a working title of its own, so that no two say the same.',
    ].join('\n\n'),
  }),
  { shape: z.object({ articles: z.array(planned) }), mended: false },
);
