import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '@/api/session';
import {
  articleWork,
  generatingArticle,
  useGenerateArticle,
  type ArticleWish,
} from '../api/generate-article';
import { useAwaiting } from './use-awaiting';
import { useWork } from './work-memory';

/** The article that is being written for the user, and how to have one written. */
export function useArticleWork() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const work = useWork(articleWork, userId);
  const { mutate, error } = useGenerateArticle();
  const awaited = useAwaiting(generatingArticle);
  const running = work?.state === 'running' ? work : undefined;
  const lost = running !== undefined && !awaited && error !== null;
  useEffect(() => {
    // Begun before a reload: asking again under its key waits for the same article.
    if (running && !awaited && !lost) mutate(running);
  }, [running, awaited, lost, mutate]);
  return {
    running,
    /** The call was lost. Whether the article is being written, only asking again can tell. */
    lost,
    start: (wish: ArticleWish) => {
      // Asked for the very moment: a double click comes twice before the next render.
      if (queryClient.isMutating({ mutationKey: generatingArticle }) > 0) return;
      mutate(articleWork.begin(userId, wish));
    },
  };
}
