import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { User } from '@/api/session';
import { tellFailure } from '@/components/ui/feedback/toast-store';

/** Makes an invitation to the house’s own sign-on, whose link only the answer tells. */
export function useInvite({ id }: User) {
  return useMutation({
    gcTime: 0,
    mutationFn: () => bodyOf(api.POST('/api/users/{id}/invitation', { params: { path: { id } } })),
    onError: (error) => tellFailure('Error', error, 'Failed to make an invitation'),
  });
}
