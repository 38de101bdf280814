import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { articleIn } from './get-article';

export type RevisionContext = components['schemas']['RevisionContext'];

/**
 * Reads an article as it stood after a revision, with what was in force then. The text never changes, so changes of the
 * article do not invalidate this key. Changes of personas, categories and rules do, because the answer also says what
 * has changed since.
 */
export const articleRevisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision],
    queryFn: async ({ signal }) => {
      const params = { path: { id, revision: String(revision) } };
      const call = api.GET('/api/articles/drafts/{id}/history/{revision}', { params, signal });
      const answer = await bodyOf(call);
      return { article: articleIn(answer), context: answer.context };
    },
  });

/** A part of a text by one author, in UTF-16 units. Joined, the spans of a text give the whole text. */
export type OriginSpan = components['schemas']['OriginSpan'];

/** Who wrote which words of one revision, and the content that the offsets refer to. */
export type Origins = components['schemas']['OriginsOfArticle'] & { content: string };

/**
 * Reads the origins of a revision. They never change, so changes of the article do not invalidate this key.
 * @param content the article's content at that revision
 */
export const originsQuery = (id: string, revision: number, content: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'origins'],
    queryFn: async ({ signal }): Promise<Origins> => {
      const params = { path: { id }, query: { revision } };
      const call = api.GET('/api/articles/drafts/{id}/origins', { params, signal });
      return { ...(await bodyOf(call)), content };
    },
    placeholderData: keepPreviousData,
  });

export type Prompt = components['schemas']['PromptAnswer'];

/** Reads the prompt behind a revision, as it was then or as it would be now. Only administrators may read it. */
export const promptQuery = (id: string, revision: number, as: 'then' | 'now') =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'prompt', as],
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { revision, as } };
      return bodyOf(api.GET('/api/articles/drafts/{id}/prompt', { params, signal }));
    },
  });

/** Reads the report on a revision, by the rules as of one of their own revisions, or else by the present rules. */
export const ruleReportQuery = (id: string, revision: number, rules?: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'report', rules ?? 'now'],
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { revision, ...(rules !== undefined && { rules }) } };
      return bodyOf(api.GET('/api/articles/drafts/{id}/rule-report', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
