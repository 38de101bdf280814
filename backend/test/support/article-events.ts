import type { ArticleEvent } from '../../src/articles/contract.js';
import { generated } from '../../src/articles/domain/testing/articles.js';

type ArticleGenerated = Extract<ArticleEvent, { type: 'ArticleGenerated' }>;

/** That an article was generated, for tests of another module that hears of it; with what these care about. */
export function articleGenerated(fields: Partial<ArticleGenerated['data']> = {}): ArticleGenerated {
  return generated(fields);
}
