import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { changeLines, type AuditItem, type ChangeLine } from '../admin/change-lines';

export const LINES = 8;

/** Entries of the log to make lines of: a batch fills many of them. */
const ENTRIES = 100;

/** As far back as one looks for lines. */
const MOST_PAGES = 5;

/** The newest lines of the log of everything. */
export const recentChangesQuery = queryOptions({
  queryKey: ['api', 'audit', { lines: LINES }],
  queryFn: ({ signal }) => newestLines(signal),
});

async function newestLines(signal: AbortSignal): Promise<ChangeLine[]> {
  const items: AuditItem[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read: Awaited<ReturnType<typeof pageAt>> = await pageAt(cursor, signal);
    items.push(...read.items);
    if (read.nextCursor === null || changeLines(items, LINES).length === LINES) break;
    cursor = read.nextCursor;
  }
  return changeLines(items, LINES);
}

const pageAt = (cursor: string | undefined, signal: AbortSignal) =>
  bodyOf(
    api.GET('/api/audit', {
      params: { query: { limit: ENTRIES, ...(cursor !== undefined && { cursor }) } },
      signal,
    }),
  );
