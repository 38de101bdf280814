import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ArticlesSearch } from '../articles-search';

interface LeaveGuardProps {
  articleId: string;
  /** There is text that is not saved. */
  unsaved: boolean;
  onDiscard: () => void;
}

/**
 * Asks before the address leaves an article with unsaved text, by the dialog's own ways out and by the browser's. A
 * reload needs no asking: the text is kept and offered again.
 */
export function LeaveGuard({ articleId, unsaved, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => unsaved && (next.search as ArticlesSearch).article !== articleId,
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
