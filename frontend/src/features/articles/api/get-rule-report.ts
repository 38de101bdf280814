import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** What the rules say of a revision: those of a revision of theirs, or else the present ones. */
export const ruleReportQuery = (id: string, revision: number, rules?: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'report', rules ?? 'now'],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/api/articles/drafts/{id}/rule-report', {
          params: { path: { id }, query: { revision, ...(rules !== undefined && { rules }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
