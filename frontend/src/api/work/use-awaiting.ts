import { useQueryClient, type MutationKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a call is under way, begun by this page or before it was left and opened again. Never a render late. */
export function useAwaiting(mutationKey: MutationKey): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback((listener: () => void) => queryClient.getMutationCache().subscribe(listener), [queryClient]),
    () => queryClient.isMutating({ mutationKey }) > 0,
  );
}
