import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';

const PAGE_SIZE = 20;

/** Runs of both jobs, including those that go on, newest first, page by page. */
export const runsQuery = pagesQuery(['api', 'scheduler', 'runs'], (page, signal) =>
  bodyOf(api.GET('/api/scheduler/runs', { params: { query: { limit: PAGE_SIZE, ...page } }, signal })),
);
