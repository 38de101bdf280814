import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { pagesQuery } from '@/api/pages';

export type Article = components['schemas']['Article'];

/** A successful answer without an article. Its message is the sentence for people. */
class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/** Returns the article in an answer of the server, or of a proxy before it. @throws UnexpectedAnswer */
export function articleIn(answer: { success: boolean; article: Article } | undefined): Article {
  if (typeof answer !== 'object' || answer === null || typeof answer.success !== 'boolean') {
    throw new UnexpectedAnswer('Invalid response structure');
  }
  if (!answer.success || typeof answer.article !== 'object' || answer.article === null) {
    throw new UnexpectedAnswer('No article data in response');
  }
  return answer.article;
}

/** Returns the article that a call answers with; throws like `articleIn`. */
export async function articleOf(call: Promise<{ data?: { success: boolean; article: Article } }>) {
  return articleIn(await bodyOf(call));
}

/** Reads one whole article as it is now. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id],
    queryFn: ({ signal }) =>
      articleOf(api.GET('/api/articles/drafts/{id}', { params: { path: { id } }, signal })),
  });

/** Puts an article into the cache as it is after a change. */
export async function showArticle(queryClient: QueryClient, article: Article): Promise<void> {
  const { queryKey } = articleQuery(article.id);
  // A read that began before the change may end after it, and would bring back the previous state.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, article);
}

export const draftLists: QueryKey = ['api', 'articles', 'drafts', {}];
export const articleCounts: QueryKey = ['api', 'stats'];

export function tellLoadFailure(error: unknown): void {
  const description = error instanceof UnexpectedAnswer ? error.message : 'Failed to load article';
  tellRefusal('Error', description);
}

export type HistoryEvent = components['schemas']['HistoryEvent'];

/** Reads the history of an article page by page, newest first. */
export const articleHistoryQuery = (id: string) =>
  pagesQuery(['api', 'articles', 'drafts', id, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/articles/drafts/{id}/history', { params: { path: { id }, query }, signal })),
  );

export type Lineage = components['schemas']['LineageAnswer'];
export type LineageNode = components['schemas']['LineageNode'];

/**
 * Reads the lineage of an article: what it came from and what was made of it. Personas, rules and ideas move on, so it
 * is read again each time.
 */
export const lineageQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'lineage'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/lineage', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

export type Package = components['schemas']['PackageAnswer'];

/** The packages of an article, newest first. */
export const packagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'packages'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/packages', { params: { path: { id } }, signal })),
  });

/** Reads one package, with its text and how it is signed. */
export const packageQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'packages', number],
    queryFn: ({ signal }) => {
      const params = { path: { id, number: String(number) } };
      return bodyOf(api.GET('/api/articles/drafts/{id}/packages/{number}', { params, signal }));
    },
  });
