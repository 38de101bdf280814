import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, deletedBy } from '@/api/client';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';

/** Deletes an idea. The call is over once the list has been read without it. */
export function useDeleteIdea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) =>
      deletedBy(api.DELETE('/api/topic-generator/idea/{id}', { params: { path: { id } } })),
    onSuccess: async (deleted, { title }) => {
      if (deleted) toast({ title: 'Deleted!', description: `“${title}” was deleted.` });
      await queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
    },
    onError: () => tellRefusal('Error', 'Failed to delete idea. Please try again.'),
  });
}
