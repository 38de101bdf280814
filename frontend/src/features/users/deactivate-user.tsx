import type { User } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeactivateUser } from './api/deactivate-user';
import { nameOf } from '@/components/user-name';

/** Asks before a user is shut out. */
export function DeactivateUser({ user, onClose }: { user: User; onClose: () => void }) {
  const deactivation = useDeactivateUser();
  const deactivate = useSingleFlight(() => deactivation.mutateAsync(user, { onSettled: onClose }));
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${nameOf(user)}?`}
      action="Deactivate"
      pending={deactivation.isPending && 'Deactivating...'}
      onCancel={onClose}
      onConfirm={() => deactivate(undefined)}
    >
      {user.username} is signed out at once and can no longer sign in. Their articles and history stay.
    </ConfirmDialog>
  );
}
