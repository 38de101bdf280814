import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

/** Reads what undoing an entry of the log would change now. */
export const undoPreviewQuery = (position: number) =>
  queryOptions({
    queryKey: ['api', 'audit', 'undo', position],
    queryFn: ({ signal }) =>
      bodyOf(api.POST('/api/audit/undo', { body: { position, preview: true }, signal })),
    staleTime: 0,
  });

/** Undoes an entry of the log. The change may show anywhere, so everything is read again. */
export function useUndo(position: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/audit/undo', {
          body: { position, preview: false },
          headers: keys.headersFor({ position }),
        }),
      ),
    onSuccess: () => {
      keys.spent();
      toast({ title: 'Undone', description: 'The log says what was done instead.' });
      onDone();
    },
    onError: (error) => tellFailure('Undo Failed', error, 'Failed to undo the change'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api'] }),
  });
}
