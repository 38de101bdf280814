import { ConfirmDialog } from './confirm-dialog';

interface ConfirmDiscardProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are left behind. */
export function ConfirmDiscard({ open, onKeep, onDiscard }: ConfirmDiscardProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      action="Discard changes"
      cancel="Keep editing"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      Changes since the last save will be lost.
    </ConfirmDialog>
  );
}
