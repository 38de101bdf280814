import { Copy } from 'lucide-react';
import type { User } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { copyText } from '@/components/clipboard';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { useResetPassword } from './api/reset-password';
import { nameOf } from '@/components/user-name';

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

function TemporaryPassword({ user, password, onClose }: ResetPasswordProps & { password: string }) {
  return (
    <Dialog
      open
      title="Temporary password"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4 p-6 max-md:p-4">
        <div className="flex items-center justify-between gap-4 rounded-control border border-line bg-sunken py-2 pr-2 pl-4">
          <output aria-label="Temporary password" className="font-mono text-h3 break-all select-all">
            {password}
          </output>
          <Button icon={<Copy />} onClick={() => void copy(password)}>
            Copy
          </Button>
        </div>
        <p className="text-ink-2">
          It is shown only now. Hand it to {nameOf(user)}, who signs in with it and then chooses another.
        </p>
      </div>
    </Dialog>
  );
}

async function copy(password: string): Promise<void> {
  try {
    await copyText(password);
    toast({ title: 'Copied!', description: 'The temporary password is in the clipboard.' });
  } catch {
    toast({ title: 'Error', description: 'Failed to copy to clipboard.', tone: 'destructive' });
  }
}
