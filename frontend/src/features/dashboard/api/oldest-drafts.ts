import { firstDraftsQuery } from '@/api/first-drafts';

/** The drafts that have waited longest, with how many wait. */
export const oldestDraftsQuery = firstDraftsQuery('oldest', 6);
