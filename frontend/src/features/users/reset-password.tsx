import type { User } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useResetPassword } from './api/reset-password';
import { nameOf } from '@/components/user-name';
import { TemporaryPassword } from './temporary-password';

interface ResetPasswordProps {
  user: User;
  onClose: () => void;
}

/** Asks first, then shows the temporary password, this once. */
export function ResetPassword({ user, onClose }: ResetPasswordProps) {
  const reset = useResetPassword();
  const send = useSingleFlight(() => reset.mutateAsync(user, { onError: onClose }));
  if (reset.data) {
    return <TemporaryPassword user={user} password={reset.data.temporaryPassword} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`Reset the password of ${nameOf(user)}?`}
      action="Reset Password"
      pending={reset.isPending && 'Resetting...'}
      onCancel={onClose}
      onConfirm={() => send(undefined)}
    >
      {user.username} is signed out everywhere and gets a temporary password, to be changed at the next
      sign-in.
    </ConfirmDialog>
  );
}
