import { anArticle } from '@/testing/desk';
import type { Batch } from '../api/generate-batch';

const planned = ['a-1', 'a-2', 'a-3', 'a-4'].map((articleId, place) => ({
  articleId,
  persona: place % 2 === 0 ? 'The Appraiser' : 'The Underwriter',
  personaId: place % 2 === 0 ? 'p-1' : 'p-2',
  category: 'Collectibles',
  categoryId: 'collectibles',
  status: 'waiting' as const,
  underWay: null,
}));

/** A batch of four articles. Each outcome is one that is done: a title, or null for a failure. */
export function aBatch(...outcomes: (string | null)[]): Batch {
  const articles = outcomes.flatMap((title, place) =>
    title === null ? [] : [anArticle({ id: planned[place]?.articleId ?? '', title })],
  );
  const failures = outcomes.flatMap((title, index) =>
    title === null
      ? [
          {
            index,
            persona: 'p',
            category: 'c',
            reason: 'The model refused to write this text.',
            cause: 'No.',
          },
        ]
      : [],
  );
  return {
    success: true,
    batchId: 'b-1',
    key: 'k',
    status: outcomes.length === planned.length ? 'finished' : 'running',
    summary: { requested: 4, totalGenerated: articles.length, failed: failures.length },
    planned: planned.map((article, place) => {
      const outcome = outcomes[place];
      if (outcome === undefined) return article;
      return { ...article, status: outcome === null ? 'failed' : 'written' };
    }),
    articles,
    failures,
  };
}

/** Returns a batch in which some articles have reached a step, by their indexes. */
export function at(batch: Batch, steps: Record<number, Batch['planned'][number]['underWay']>): Batch {
  const written = batch.planned.map((article, place) =>
    steps[place] ? { ...article, status: 'running' as const, underWay: steps[place] } : article,
  );
  return { ...batch, planned: written };
}
