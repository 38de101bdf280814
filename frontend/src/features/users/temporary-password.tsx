import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/api/session';
import { copyText } from '@/components/clipboard';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/feedback/toast-store';
import { nameOf } from '@/components/user-name';

interface TemporaryPasswordProps {
  user: User;
  password: string;
  onClose: () => void;
}

/** The password that is shown this once: Done closes, every other way out asks, as it may be a slip. */
export function TemporaryPassword({ user, password, onClose }: TemporaryPasswordProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        title="Temporary password"
        onClose={() => setAsking(true)}
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4">
          <div className="flex items-center justify-between gap-4 rounded-control border border-line bg-sunken py-2 pr-2 pl-4">
            <output aria-label="Temporary password" className="font-mono text-h3 break-all select-all">
              {password}
            </output>
            <Button icon={<Copy />} onClick={() => void copy(password)}>
              Copy
            </Button>
          </div>
          <p className="text-ink-2">
            It’s shown only once. Give it to {nameOf(user)}, who signs in with it and then chooses another.
          </p>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="Close without the password?"
        action="Close for good"
        cancel="Keep it open"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        It won’t be shown again. Without it, {user.username} needs another reset to sign in.
      </ConfirmDialog>
    </>
  );
}

async function copy(password: string): Promise<void> {
  try {
    await copyText(password);
    toast({ title: 'Copied!', description: 'The temporary password is on the clipboard.' });
  } catch {
    toast({ title: 'Error', description: 'Failed to copy to clipboard.', tone: 'destructive' });
  }
}
