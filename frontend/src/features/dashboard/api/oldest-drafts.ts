import { firstDraftsQuery } from '@/features/articles/contract';

/** The drafts that have waited longest, with how many wait. */
export const oldestDraftsQuery = firstDraftsQuery('oldest', 6);
