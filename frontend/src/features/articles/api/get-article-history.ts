import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';

export type HistoryEvent = components['schemas']['HistoryEvent'];

/** What happened to an article, newest first, page by page. */
export const articleHistoryQuery = (id: string) =>
  pagesQuery(['api', 'articles', 'drafts', id, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/articles/drafts/{id}/history', { params: { path: { id }, query }, signal })),
  );
