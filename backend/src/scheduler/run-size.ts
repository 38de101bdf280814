import type { RulesDocument } from '../editorial/contract.js';

/** How many of what there is a run takes. */
export interface RunSize {
  readonly articles: number;
  readonly personas: number;
  readonly categories: number;
}

/**
 * What the rules make of a run in a house with so many personas and categories: as many personas as are needed at
 * so many articles each, and categories as long as there is an article for each.
 */
export function runSize(
  { total_articles_per_week: articles, articles_per_persona: each }: Schedule,
  there: { readonly personas: number; readonly categories: number },
): RunSize {
  return {
    articles,
    personas: Math.min(there.personas, Math.ceil(articles / each)),
    categories: Math.min(there.categories, articles),
  };
}

type Schedule = Pick<
  RulesDocument['article_generation_schedule'],
  'total_articles_per_week' | 'articles_per_persona'
>;
