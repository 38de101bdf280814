import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { ConfirmDiscard } from './confirm-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

interface DialogProps extends DialogFrameProps {
  onClose: () => void;
  /** Text would be lost: closing asks first. */
  unsaved?: boolean;
  /** What is in it is being saved: there is nothing to ask, and it closes by itself. */
  saving?: boolean;
  children: ReactNode;
}

/** A dialog with head, body and footer. Focus goes to the first field, Escape closes, focus returns. */
export function Dialog({ onClose, unsaved = false, saving = false, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (saving) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    <Radix.Root open={frame.open} onOpenChange={(next) => !next && leave()}>
      <DialogFrame {...frame} />
      <ConfirmDiscard
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Radix.Root>
  );
}
