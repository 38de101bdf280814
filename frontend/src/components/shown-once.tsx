import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { copyAndTell } from '@/components/clipboard';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';

interface ShownOnceProps {
  /** The name of the secret: `Temporary password`. */
  title: string;
  secret: string;
  /** Text that says what the secret is for. */
  children: ReactNode;
  /** The question that is asked before the dialog is closed unread; `loss` says what is lost then. */
  question: string;
  loss: string;
  onClose: () => void;
}

interface ShownOnceFrameProps extends Pick<ShownOnceProps, 'title' | 'question' | 'onClose'> {
  /** Buttons next to Done. */
  actions?: ReactNode;
  /** The label of the button that keeps it open. */
  keep: string;
  /** Text that says what is lost when it is closed unread. */
  loss: ReactNode;
  children: ReactNode;
}

/**
 * A dialog for what is shown only once. Done closes it; every other way to close it asks first, because it may be a
 * slip.
 */
export function ShownOnceFrame(props: ShownOnceFrameProps) {
  const { title, actions, question, keep, loss, onClose, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        title={title}
        onClose={() => setAsking(true)}
        footer={
          <>
            {actions}
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4">{children}</div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={question}
        action="Close for good"
        cancel={keep}
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        {loss}
      </ConfirmDialog>
    </>
  );
}

/** A secret that is shown only once. */
export function ShownOnce({ title, secret, children, question, loss, onClose }: ShownOnceProps) {
  return (
    <ShownOnceFrame
      title={title}
      question={question}
      keep="Keep it open"
      loss={`It won’t be shown again. ${loss}`}
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-4 rounded-control border border-line bg-sunken py-2 pr-2 pl-4">
        <output
          aria-label={title}
          className={`font-mono break-all select-all ${secret.length > 20 ? 'text-small' : 'text-h3'}`}
        >
          {secret}
        </output>
        <Button
          icon={<Copy />}
          onClick={() => void copyAndTell(secret, `The ${title.toLowerCase()} is on the clipboard.`)}
        >
          Copy
        </Button>
      </div>
      <p className="text-ink-2">{children}</p>
    </ShownOnceFrame>
  );
}
