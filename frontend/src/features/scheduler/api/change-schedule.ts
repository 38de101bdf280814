import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { schedulerStatusQuery } from './scheduler-status';
import { toast } from '@/components/ui/feedback/toast-store';

/** Pauses the weekly articles, or lets them go on. */
export function useToggle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => bodyOf(api.POST('/api/scheduler/toggle', { body: { enabled } })),
    onSuccess: async ({ message }) => {
      toast({ title: 'Scheduler Updated', description: message });
      await queryClient.invalidateQueries({ queryKey: schedulerStatusQuery.queryKey });
    },
    onError: (error) => failed(error, 'The scheduler could not be changed.'),
  });
}

/** Switches channels on or off; what is not named stays. */
export function useSwitchNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notifications: components['schemas']['ChannelSwitches']) =>
      bodyOf(api.PATCH('/api/scheduler/config', { body: { notifications } })),
    onSuccess: async ({ message }) => {
      toast({ title: 'Notifications Updated', description: message });
      await queryClient.invalidateQueries({ queryKey: schedulerStatusQuery.queryKey });
    },
    onError: (error) => failed(error, 'The notifications could not be changed.'),
  });
}

function failed(error: Error, fallback: string): void {
  toast({ title: 'Error', description: sentenceOf(error, fallback), tone: 'destructive' });
}
