import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { toast } from '@/components/ui/feedback/toast-store';

export type Article = components['schemas']['Article'];

/** A success that is no article. Its message is the sentence for people. */
class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/**
 * The article in an answer of the server, or of whatever stands between.
 * @throws UnexpectedAnswer
 */
export function articleIn(answer: { success: boolean; article: Article } | undefined): Article {
  if (typeof answer !== 'object' || answer === null || typeof answer.success !== 'boolean') {
    throw new UnexpectedAnswer('Invalid response structure');
  }
  if (!answer.success || typeof answer.article !== 'object' || answer.article === null) {
    throw new UnexpectedAnswer('No article data in response');
  }
  return answer.article;
}

/** One article, whole, as it is now. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id],
    queryFn: async ({ signal }) =>
      articleIn(await bodyOf(api.GET('/api/articles/drafts/{id}', { params: { path: { id } }, signal }))),
  });

/** Tells that an article did not come. */
export function tellLoadFailure(error: unknown): void {
  const description = error instanceof UnexpectedAnswer ? error.message : 'Failed to load article';
  toast({ title: 'Error', description, tone: 'destructive' });
}
