import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { AuditItem } from './api/list-audit';
import { undoPreviewQuery, useUndo } from './api/undo';

interface UndoDialogProps {
  item: AuditItem;
  open: boolean;
  onClose: () => void;
}

/** Says what undoing an entry would do, or why it can't be undone, before anything happens. */
export function UndoDialog({ item: { position, summary }, open, onClose }: UndoDialogProps) {
  const preview = useQuery({ ...undoPreviewQuery(position), enabled: open });
  const undo = useUndo(position, onClose);
  return (
    <Dialog
      open={open}
      title="Undo this change?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{preview.data?.possible === false ? 'Close' : 'Cancel'}</Button>
          {preview.data?.possible && (
            <Button variant="primary" pending={undo.isPending && 'Undoing...'} onClick={() => undo.mutate()}>
              Undo the change
            </Button>
          )}
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <p className="font-medium wrap-anywhere">{summary}</p>
        <Awaited
          query={preview}
          failure="The preview could not be loaded"
          coming={<Skeleton className="mt-4 h-4 w-4/5" />}
        >
          {({ possible, reason, commands }) =>
            possible ? (
              <>
                <p className="mt-3 text-ink-2">This is what happens. It’s recorded like any other change:</p>
                <ul className="mt-2 list-disc pl-5">
                  {commands?.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p role="status" className="mt-3 text-ink-2">
                {reason}
              </p>
            )
          }
        </Awaited>
      </div>
    </Dialog>
  );
}
