import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router';
import { ConfirmDiscard } from '@/components/ui/overlays/confirm-dialog';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Whether an address still shows what is being edited. */
  keeps: (next: Parameters<ShouldBlockFn>[0]['next']) => boolean;
  onDiscard: () => void;
}

/**
 * Asks before the address leaves unsaved changes, by the page's own ways out and by the browser's. A reload needs no
 * asking: they are kept.
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
