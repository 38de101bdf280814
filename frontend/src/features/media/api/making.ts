import { useQueryClient } from '@tanstack/react-query';
import { useLastingCall } from '@/api/use-lasting-call';
import type { Work, WorkMemories } from '@/api/work-memory';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

/** The settings of a call that has images or captions made for an article. */
interface Making<Input> {
  /** The name of the call, such as 'generate-images'. */
  name: string;
  works: WorkMemories<Input>;
  send: (work: Work<Input>) => Promise<{ message: string }>;
  /** The title of the toast after a success. */
  done: string;
  /** The sentence for a failure that has none of its own. */
  failed: string;
}

/** Has images or captions made for an article. The call is over once the article has been read with them. */
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
