import type { ScheduledTask } from '../scheduled-run.events.js';

/** One article of a run's plan. */
export function articleTask(articleId: string): ScheduledTask {
  return {
    kind: 'article',
    articleId,
    personaId: 'persona-1',
    personaName: 'The Archivist',
    categoryId: 'collectibles',
    categoryName: 'Collectibles',
  };
}
