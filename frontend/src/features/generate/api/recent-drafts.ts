import { firstDraftsQuery } from '@/features/articles/contract';

/** How many drafts the list shows. */
export const RECENT_DRAFTS = 5;

export const recentDraftsQuery = firstDraftsQuery('newest', RECENT_DRAFTS);
