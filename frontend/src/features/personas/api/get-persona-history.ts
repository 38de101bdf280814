import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';

/** Reads the history of a persona page by page, newest first. It works for a deleted persona, too. */
export const personaHistoryQuery = (id: string) =>
  pagesQuery(['api', 'personas', id, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/personas/{id}/history', { params: { path: { id }, query }, signal })),
  );
