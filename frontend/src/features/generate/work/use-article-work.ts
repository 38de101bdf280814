import { useLastingCall } from '@/api/work/use-lasting-call';
import { articleWork, generatingArticle, useGenerateArticle } from '../api/generate-article';

/** The article that is being written for the user, and how to have one written. */
export function useArticleWork() {
  return useLastingCall(articleWork, generatingArticle, useGenerateArticle());
}
