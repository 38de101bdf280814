import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { ConflictFrame } from './conflict-frame';
import type { Editing } from './use-edits';
import type { Saving } from './use-saving';
import type { Edits, FormValues, Version } from './versions';

export interface SaveConflictProps<Values extends FormValues> {
  /** What both have changed: 'this persona'. */
  what: string;
  editing: Editing<Values>;
  saving: Saving<Values>;
  /** What the server has, as soon as it is read again. */
  server: Version<Values>;
  /** How the edits differ from what the server has now; `by` has saved that. */
  children: (edits: Edits<Values>, by: string) => ReactNode;
}

/** Open while somebody has been quicker and the person has not chosen whose changes are to stand. */
export function SaveConflict<Values extends FormValues>(props: SaveConflictProps<Values>) {
  const { what, editing, saving, server, children } = props;
  const { overtaken, keepMine, takeTheirs, decideLater } = saving;
  if (!overtaken || !editing.edits) return null;
  const known = server.revision >= overtaken.revision;
  return (
    <ConflictFrame
      overtaken={overtaken}
      what={what}
      onClose={decideLater}
      ways={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button variant="primary" onClick={() => keepMine(server)}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        {known ? (
          children(editing.edits, overtaken.by)
        ) : (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </div>
    </ConflictFrame>
  );
}
