import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';

const PAGE_SIZE = 20;

/** Reads the runs of both jobs page by page, newest first, including those that have not ended. */
export const runsQuery = pagesQuery(['api', 'scheduler', 'runs'], (page, signal) =>
  bodyOf(api.GET('/api/scheduler/runs', { params: { query: { limit: PAGE_SIZE, ...page } }, signal })),
);
