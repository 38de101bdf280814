import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { schedulerStatusQuery } from './get-scheduler-status';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

/** Pauses or resumes the weekly articles. */
export function useSwitchArticleJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => bodyOf(api.POST('/api/scheduler/toggle', { body: { enabled } })),
    onSuccess: async ({ message }) => {
      toast({ title: 'Scheduler Updated', description: message });
      await queryClient.invalidateQueries({ queryKey: schedulerStatusQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error, 'The scheduler could not be changed.'),
  });
}
