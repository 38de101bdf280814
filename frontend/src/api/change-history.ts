import { api, bodyOf } from './client';
import { pagesQuery } from './pages';
import type { components } from './schema.gen';

export type Change = components['schemas']['ChangeEvent'];

/** What happened to a list or document of the configuration, newest first, page by page. */
export const configHistoryQuery = (type: 'categories' | 'editorial-rules' | 'users') =>
  pagesQuery(['api', 'config', type, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/config/{type}/history', { params: { path: { type }, query }, signal })),
  );
