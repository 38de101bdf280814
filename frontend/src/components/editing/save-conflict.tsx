import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { ConflictFrame } from './conflict-frame';
import type { Editing } from './use-editing';
import type { Edits, FormValues } from './versions';

export interface SaveConflictProps<Values extends FormValues> {
  /** The name of what both have changed: 'this persona'. */
  what: string;
  editing: Editing<Values>;
  size?: 'form' | 'desk';
  /** The merge of both, if it can be made without a person. */
  merged?: Values | undefined;
  /** Shows how the edits differ from what the server has now, which `by` has saved. */
  children: (edits: Edits<Values>, by: string) => ReactNode;
}

/** A dialog that is open after somebody else has saved first, until the person chooses whose changes to keep. */
export function SaveConflict<Values extends FormValues>(props: SaveConflictProps<Values>) {
  const { what, editing, size, merged, children } = props;
  const { overtaken, edits, server, pending, keepMine, takeTheirs, decideLater } = editing;
  if (!overtaken || !edits) return null;
  const saving = pending && 'Saving...';
  return (
    <ConflictFrame
      overtaken={overtaken}
      what={what}
      size={size}
      onClose={decideLater}
      ways={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button
            variant={merged ? 'secondary' : 'primary'}
            pending={!merged && saving}
            onClick={() => keepMine()}
          >
            Keep mine
          </Button>
          {merged && (
            <Button variant="primary" pending={saving} onClick={() => keepMine(merged)}>
              Merge
            </Button>
          )}
        </>
      }
    >
      {server.revision >= overtaken.revision ? (
        <div className="grid gap-5 p-6 max-md:p-4">{children(edits, overtaken.by)}</div>
      ) : (
        <Loading>
          <Skeleton className="m-6 h-24" />
        </Loading>
      )}
    </ConflictFrame>
  );
}
