import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { schedulerStatusQuery } from './get-scheduler-status';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

/** Switches channels on or off. Channels that are not named stay as they are. */
export function useSwitchNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notifications: components['schemas']['ChannelSwitches']) =>
      bodyOf(api.PATCH('/api/scheduler/config', { body: { notifications } })),
    onSuccess: async ({ message }) => {
      toast({ title: 'Notifications Updated', description: message });
      await queryClient.invalidateQueries({ queryKey: schedulerStatusQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error, 'The notifications could not be changed.'),
  });
}
