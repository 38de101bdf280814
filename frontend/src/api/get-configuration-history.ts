import { api, bodyOf } from './client';
import { pagesQuery } from './pages';

/** The history of a list or document of the configuration, newest first, page by page. */
export const configurationHistoryQuery = (type: 'categories' | 'editorial-rules' | 'personas' | 'users') =>
  pagesQuery(['api', 'config', type, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/config/{type}/history', { params: { path: { type }, query }, signal })),
  );
