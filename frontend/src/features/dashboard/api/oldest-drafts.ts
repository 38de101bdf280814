import { firstDraftsQuery } from '@/features/articles/contract';

/** Reads the drafts that have waited longest, with the number of all drafts. */
export const oldestDraftsQuery = firstDraftsQuery('oldest', 6);
