import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { schedulerStatusQuery } from './get-scheduler-status';
import { toast } from '@/components/ui/feedback/toast-store';

/** Pauses the weekly articles, or lets them go on. */
export function useSwitchArticleJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => bodyOf(api.POST('/api/scheduler/toggle', { body: { enabled } })),
    onSuccess: async ({ message }) => {
      toast({ title: 'Scheduler Updated', description: message });
      await queryClient.invalidateQueries({ queryKey: schedulerStatusQuery.queryKey });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The scheduler could not be changed.'),
        tone: 'destructive',
      }),
  });
}
