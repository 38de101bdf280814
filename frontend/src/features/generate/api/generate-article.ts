import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered, sentenceOf, UnreadableAnswer } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { useUser } from '@/api/session';
import { count } from '@/components/ui/numbers';
import { toast } from '@/components/ui/toast-store';
import { failureTitle } from '../weekly-limit';
import { WorkMemory, type Work } from '@/api/work/work-memory';
import { lastArticleQuery, type Article } from './last-article';

export type ArticleWish = components['schemas']['GenerateArticleBody'];

export const articleWork = new WorkMemory<ArticleWish>('generating-article');

/** The key of the calls. */
export const generatingArticle = ['generate-article'];

/**
 * Has one article written. Asking under the same key while it is being written, from another tab or after a reload,
 * waits for the same article.
 */
export function useGenerateArticle() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationKey: generatingArticle,
    mutationFn: ({ key, wish }: Work<ArticleWish>) =>
      bodyOf(api.POST('/api/articles/generate', { body: wish, headers: { 'Idempotency-Key': key } })),
    onSuccess: ({ article }, { key, wish }) => {
      articleWork.forget(userId, key);
      const { persona, category, title, wordCount } = article;
      const shown: Article = { ...article, persona: persona.name, category: category.name };
      queryClient.setQueryData(lastArticleQuery(userId).queryKey, shown);
      void queryClient.invalidateQueries({ queryKey: ['api', 'articles'] });
      void queryClient.invalidateQueries({ queryKey: ['api', 'stats'] });
      if (wish.ideaId !== undefined) {
        void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      }
      toast({ title: 'Article Generated!', description: `“${title}”, ${count(wordCount)} words.` });
    },
    onError: (error, { key }) => {
      const unreadable = error instanceof UnreadableAnswer;
      // Without an answer the article may well be in the making: the work stays, and asking again finds it.
      if (isAnswered(error)) articleWork.end(userId, key, 'failed');
      toast({
        title: failureTitle(error, 'Generation Failed'),
        description: unreadable ? 'Failed to parse server response.' : sentenceOf(error),
        tone: 'destructive',
      });
    },
  });
}
