import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import type { ArticleText } from '../dialog/article-text';
import { articleIn, articleQuery, type Article } from './get-article';

export type Finding = NonNullable<Article['ruleReport']['findings']>[number];

/** What the checks find, and the content that the passages are of. */
export interface Findings {
  content: string;
  findings: readonly Finding[];
}

/** What the checks find in a text of an article that is not saved. */
export const findingsQuery = (
  articleId: string,
  { title, content }: Pick<ArticleText, 'title' | 'content'>,
) =>
  queryOptions({
    queryKey: ['api', 'articles', 'check', articleId, title, content],
    queryFn: async ({ signal }): Promise<Findings> => {
      const body = { title, content, articleId };
      return {
        content,
        findings: (await bodyOf(api.POST('/api/articles/check', { body, signal }))).findings,
      };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

/** What the checks of an article rest on beside its text, but for other articles. */
export const checkInputsQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleQuery(id).queryKey, 'check-inputs'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/check-inputs', { params: { path: { id } }, signal })),
  });

/** Puts on record that a guess is wrong about a passage. */
export function useDismissFinding(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = articleQuery(id);
  return useMutation({
    mutationFn: async ({ rule, spans: [span] }: Finding) =>
      articleIn(
        await bodyOf(
          api.POST('/api/articles/drafts/{id}/findings/dismiss', {
            params: { path: { id } },
            body: { rule, quote: span?.quote ?? '' },
          }),
        ),
      ),
    onSuccess: async (article) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, article);
      void queryClient.invalidateQueries({ queryKey: [...queryKey, 'history'] });
    },
    onError: (error) => tellFailure('Not Dismissed', error, 'The finding could not be dismissed'),
  });
}
