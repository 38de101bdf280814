import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router';
import { ConfirmDiscard } from '@/components/ui/overlays/confirm-dialog';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Whether an address still shows what is being edited. */
  keeps: (next: Parameters<ShouldBlockFn>[0]['next']) => boolean;
  onDiscard: () => void;
}

/**
 * Asks before somebody leaves unsaved changes by the page's own links or by the browser's buttons. A reload needs no
 * question, because the changes are kept.
 */
export function LeaveGuard({ unsaved, keeps, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => unsaved && !keeps(next),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDiscard
      open={status === 'blocked'}
      onKeep={() => reset?.()}
      onDiscard={() => {
        onDiscard();
        proceed?.();
      }}
    />
  );
}
