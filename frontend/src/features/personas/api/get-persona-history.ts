import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';

/** What happened to a persona, newest first, page by page; works for a deleted one, too. */
export const personaHistoryQuery = (id: string) =>
  pagesQuery(['api', 'personas', id, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/personas/{id}/history', { params: { path: { id }, query }, signal })),
  );
