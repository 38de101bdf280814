import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface LeaveGuardProps {
  /** There is something that is not saved. */
  unsaved: boolean;
  /** The path whose pages keep it. */
  path: string;
  onDiscard: () => void;
}

/** Asks before the address leaves a page with unsaved changes. A reload needs no asking: they are kept. */
export function LeaveGuard({ unsaved, path, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => unsaved && next.pathname !== path,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without saving?"
      action="Discard changes"
      cancel="Keep editing"
      onCancel={() => reset?.()}
      onConfirm={() => {
        onDiscard();
        proceed?.();
      }}
    >
      What you changed since the last save will be lost.
    </ConfirmDialog>
  );
}
