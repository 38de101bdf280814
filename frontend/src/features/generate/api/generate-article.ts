import { useQueryClient } from '@tanstack/react-query';
import { ApiError, sentenceOf, UnreadableAnswer } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { readAgain } from '@/api/query-client';
import type { components } from '@/api/schema.gen';
import { useUser } from '@/api/session';
import { useLastingCall } from '@/api/use-lasting-call';
import { WorkMemory } from '@/api/work-memory';
import { emptyKeptField } from '@/components/editing/use-kept-form';
import { count } from '@/components/ui/text/numbers';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import { generationQuery } from '@/features/generations/contract';
import { sameSources } from '../domain/source-values';
import { failureTitle } from './get-weekly-count';
import { lastArticleQuery, type Article } from './last-article';

export type ArticleRequest = components['schemas']['GenerateArticleBody'];

const memory = new WorkMemory<ArticleRequest>('generating-article');

const mutationKey = ['generate-article'];

/** Gives the article that is being written for the user, and a function that has one written. */
export function useGenerateArticle() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useLastingCall({
    memory,
    mutationKey,
    send: ({ key, request }) =>
      bodyOf(api.POST('/api/articles/generate', { body: request, headers: { 'Idempotency-Key': key } })),
    onDone: (made, request) => {
      emptyKeptField(
        'article',
        userId,
        'customPrompt',
        (text) => text.trim() === (request.customPrompt ?? ''),
      );
      emptyKeptField('article', userId, 'sources', (text) => sameSources(text, request.sources));
      readAgain(queryClient, ['api', 'generations']);
      if (!('article' in made)) {
        const { generation } = made;
        queryClient.setQueryData(generationQuery(generation.id).queryKey, generation);
        return toast({ title: 'Outline Ready', description: 'Look it over, then have the article written.' });
      }
      const { article } = made;
      const { persona, category, title, wordCount } = article;
      const shown: Article = { ...article, persona: persona.name, category: category.name };
      queryClient.setQueryData(lastArticleQuery(userId).queryKey, shown);
      readAgain(queryClient, ['api', 'articles'], ['api', 'stats']);
      if (request.ideaId !== undefined) readAgain(queryClient, ['api', 'topic-generator']);
      toast({ title: 'Article Generated!', description: `“${title}”, ${count(wordCount)} words.` });
    },
    onFailed: (error) => {
      readAgain(queryClient, ['api', 'generations']);
      // Somebody has cancelled the generation, so the same request now means another article.
      if (isOver(error)) return forgetFailedArticle(userId);
      tellRefusal(
        failureTitle(error, 'Generation Failed'),
        error instanceof UnreadableAnswer ? 'Failed to parse server response.' : sentenceOf(error),
      );
    },
  });
}

const isOver = (error: Error): boolean =>
  error instanceof ApiError && (error.problem.type ?? '').endsWith('/generation-state');

/** Makes the next request a new one, even if it asks for the same article. */
export function forgetFailedArticle(userId: string): void {
  const work = memory.read(userId);
  if (work?.state === 'failed') memory.forget(userId, work.key);
}
