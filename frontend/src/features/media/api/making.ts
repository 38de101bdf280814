import { useQueryClient } from '@tanstack/react-query';
import { useLastingCall } from '@/api/use-lasting-call';
import type { Work, WorkMemories } from '@/api/work-memory';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

/** A way to have something of an article made. */
interface Making<Input> {
  /** Names the call among others: 'generate-images' */
  name: string;
  works: WorkMemories<Input>;
  send: (work: Work<Input>) => Promise<{ message: string }>;
  /** Title of the toast when it is there. */
  done: string;
  /** What is said of a failure that has no sentence of its own. */
  failed: string;
}

/** Has something of an article made; over when the article is there with it. */
export function useMaking<Input>(articleId: string, { name, works, send, done, failed }: Making<Input>) {
  const queryClient = useQueryClient();
  return useLastingCall({
    memory: works.of(articleId),
    mutationKey: [name, articleId],
    send,
    onDone: async ({ message }) => {
      await queryClient.invalidateQueries({
        queryKey: ['api', 'articles', 'drafts', articleId],
        exact: true,
      });
      toast({ title: done, description: message });
      void queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', {}] });
    },
    onFailed: (error) => tellFailure('Generation Failed', error, failed),
  });
}
