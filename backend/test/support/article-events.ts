import type { ArticleEvent } from '../../src/articles/contract.js';
import { generated } from '../../src/articles/domain/testing/articles.js';

type ArticleGenerated = Extract<ArticleEvent, { type: 'ArticleGenerated' }>;

/**
 * The event of an article's generation, for tests of another module that reacts to it, with the fields that these care
 * about.
 */
export function articleGenerated(fields: Partial<ArticleGenerated['data']> = {}): ArticleGenerated {
  return generated(fields);
}
