import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { readAgain } from '@/api/query-client';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import type { TitleAndContent } from '../domain/article-text';
import { articleOf, articleQuery, showArticle, type Article } from './get-article';

export type Finding = NonNullable<Article['ruleReport']['findings']>[number];

/** The findings of the checks, and the content that their passages are in. */
export interface Findings {
  content: string;
  findings: readonly Finding[];
}

/** The findings of the checks in an unsaved text of an article. */
export const findingsQuery = (articleId: string, { title, content }: TitleAndContent) =>
  queryOptions({
    queryKey: ['api', 'articles', 'check', articleId, title, content],
    queryFn: async ({ signal }): Promise<Findings> => {
      const body = { title, content, articleId };
      const { findings } = await bodyOf(api.POST('/api/articles/check', { body, signal }));
      return { content, findings };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Reads everything that the checks of an article need besides its text, except other articles. */
export const checkInputsQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleQuery(id).queryKey, 'check-inputs'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/check-inputs', { params: { path: { id } }, signal })),
  });

/** Reads the dismissed findings, the latest first. */
export const dismissedQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleQuery(id).queryKey, 'dismissed'],
    queryFn: async ({ signal }) => {
      const request = { params: { path: { id } }, signal };
      return (await bodyOf(api.GET('/api/articles/drafts/{id}/findings/dismissed', request))).dismissals;
    },
  });

export interface FindingInQuestion {
  rule: Finding['rule'];
  /** The words of the passage; empty for the whole text. */
  quote: string;
}

/** Records that a guess is wrong about a passage. */
export function useDismissFinding(id: string) {
  return useVerdict(id, {
    give: (body) =>
      api.POST('/api/articles/drafts/{id}/findings/dismiss', { params: { path: { id } }, body }),
    failure: ['Not Dismissed', 'The finding could not be dismissed'],
  });
}

/** Takes a dismissal back. */
export function useReopenFinding(id: string) {
  return useVerdict(id, {
    give: (body) => api.POST('/api/articles/drafts/{id}/findings/reopen', { params: { path: { id } }, body }),
    failure: ['Not Reopened', 'The finding could not be reopened'],
  });
}

interface Verdict {
  give: (passage: FindingInQuestion) => Parameters<typeof articleOf>[0];
  /** The title of the toast, and its text where the server gives none. */
  failure: [title: string, text: string];
}

function useVerdict(id: string, { give, failure: [title, text] }: Verdict) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passage: FindingInQuestion) => articleOf(give(passage)),
    onSuccess: async (article) => {
      await showArticle(queryClient, article);
      readAgain(queryClient, dismissedQuery(id).queryKey);
      readAgain(queryClient, [...articleQuery(id).queryKey, 'history']);
    },
    onError: (error) => tellFailure(title, error, text),
  });
}
