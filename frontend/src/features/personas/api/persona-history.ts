import { changeHistory } from '@/api/change-history';
import { api, bodyOf } from '@/api/client';

/** What happened to a persona, newest first, page by page; also when it is deleted. */
export const personaHistoryQuery = (id: string) =>
  changeHistory(['api', 'personas', id, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/personas/{id}/history', { params: { path: { id }, query }, signal })),
  );
