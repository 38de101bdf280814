import type { NextArticle } from '../domain/batch.decider.js';
import type { BatchOrder } from '../domain/batch.events.js';
import type { Assignment } from './article-production.js';

/**
 * One article of a plan, as it is to be written: it knows where it stands among those of its category.
 * @param workId of the batch or run whose plan it is
 */
export function plannedAssignment(
  workId: string,
  { articles, customPrompt, authorId }: Pick<BatchOrder, 'articles' | 'customPrompt' | 'authorId'>,
  { articleId, personaId, categoryId, index }: NextArticle,
): Assignment {
  const siblings = articles.flatMap((other, place) => (other.categoryId === categoryId ? [place] : []));
  return {
    articleId,
    personaId,
    categoryId,
    customPrompt,
    authorId,
    batch: { id: workId, index },
    ideaId: null,
    sibling: { number: siblings.indexOf(index) + 1, of: siblings.length },
    plan: null,
    outlineFirst: false,
    sources: [],
    unreadable: [],
  };
}
