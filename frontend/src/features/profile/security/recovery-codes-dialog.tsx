import { Copy, Printer } from 'lucide-react';
import { copyAndTell } from '@/components/clipboard';
import { ShownOnceFrame } from '@/components/shown-once';
import { Button } from '@/components/ui/controls/button';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const readable = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  const copy = () => copyAndTell(readable.join('\n'), 'The recovery codes are on the clipboard.');
  return (
    <ShownOnceFrame
      title="Recovery codes"
      question="Close without the codes?"
      keep="Keep them open"
      loss="They won’t be shown again. You can get new ones at any time."
      onClose={onClose}
      actions={
        <>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          <Button icon={<Copy />} onClick={() => void copy()}>
            Copy
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Each code signs you in once when you don’t have your app or passkey. They’re shown only now: print
        them, or keep them in a password manager.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 rounded-control border border-line bg-sunken p-4 font-mono select-all"
      >
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnceFrame>
  );
}
