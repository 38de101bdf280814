import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyAndTell } from '@/components/clipboard';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, shown this once: Done closes, every other way out asks, as it may be a slip. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [asking, setAsking] = useState(false);
  const readable = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return (
    <>
      <Dialog
        open
        title="Recovery codes"
        onClose={() => setAsking(true)}
        footer={
          <>
            <Button icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              icon={<Copy />}
              onClick={() =>
                void copyAndTell(readable.join('\n'), 'The recovery codes are on the clipboard.')
              }
            >
              Copy
            </Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <Codes codes={readable} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="Close without the codes?"
        action="Close for good"
        cancel="Keep them open"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        They won’t be shown again. You can get new ones at any time.
      </ConfirmDialog>
    </>
  );
}

function Codes({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) {
  return (
    <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4">
      <p className="text-ink-2">
        Each code signs you in once when you don’t have your app. They’re shown only now: print them, or keep
        them in a password manager.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 rounded-control border border-line bg-sunken p-4 font-mono select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
