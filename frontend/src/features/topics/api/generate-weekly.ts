import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { useUser } from '@/api/session';
import { useLastingCall } from '@/api/work/use-lasting-call';
import { WorkMemory, type Work } from '@/api/work/work-memory';
import { toast } from '@/components/ui/toast-store';

type WeeklyWish = Record<string, never>;

const weeklyWork = new WorkMemory<WeeklyWish>('generating-weekly-ideas');

const generatingWeekly = ['generate-weekly-ideas'];

/** Has a batch of ideas proposed now, besides those of the week's own. */
export function useGenerateWeekly() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const mutation = useMutation({
    mutationKey: generatingWeekly,
    mutationFn: ({ key }: Work<WeeklyWish>) =>
      bodyOf(api.POST('/api/topic-generator/generate-weekly', { headers: { 'Idempotency-Key': key } })),
    onSuccess: ({ batch }, { key }) => {
      weeklyWork.forget(userId, key);
      void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      toast({
        title: `Generated ${batch.ideas.length} new topic ideas`,
        description: 'They stand at the top of the list.',
      });
    },
    onError: (error, { key }) => {
      if (isAnswered(error)) weeklyWork.end(userId, key, 'failed');
      const description = 'Failed to generate weekly batch. Please try again.';
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return { ...useLastingCall(weeklyWork, generatingWeekly, mutation), error: mutation.error };
}
