import type { User } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useResetPassword } from './api/reset-password';
import { nameOf } from '@/components/user-name';
import { ShownOnce } from '@/components/shown-once';

/** Asks first, then shows the temporary password, this once. */
export function ResetPassword({ user, onClose }: { user: User; onClose: () => void }) {
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

interface TemporaryPasswordProps {
  user: User;
  password: string;
  onClose: () => void;
}

/** The password that is shown this once. */
function TemporaryPassword({ user, password, onClose }: TemporaryPasswordProps) {
  return (
    <ShownOnce
      title="Temporary password"
      secret={password}
      question="Close without the password?"
      loss={`Without it, ${user.username} needs another reset to sign in.`}
      onClose={onClose}
    >
      It’s shown only once. Give it to {nameOf(user)}, who signs in with it and then chooses another.
    </ShownOnce>
  );
}
