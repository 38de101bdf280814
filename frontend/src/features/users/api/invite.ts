import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { User } from '@/api/session';
import { tellFailure } from '@/components/ui/feedback/toast-store';

/** Makes an invitation to the house’s own sign-on. Only the answer has its link. */
export function useInvite({ id }: User) {
  return useMutation({
    gcTime: 0,
    mutationFn: () => bodyOf(api.POST('/api/users/{id}/invitation', { params: { path: { id } } })),
    onError: (error) => tellFailure('Error', error, 'Failed to make an invitation'),
  });
}
