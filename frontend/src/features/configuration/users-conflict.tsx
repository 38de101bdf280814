import { ConflictFrame } from '@/components/editing/conflict-frame';
import type { Editing } from '@/components/editing/use-edits';
import type { Saving } from '@/components/editing/use-saving';
import type { Version } from '@/components/editing/versions';
import { Button } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { LineDifference } from './line-difference';
import { mergedUsers, type UsersText } from './merged-users';

interface UsersConflictProps {
  editing: Editing<UsersText>;
  saving: Saving<UsersText>;
  /** What the server has, as soon as it is read again. */
  server: Version<UsersText>;
}

/** Open while somebody has changed a user first and the person has not chosen. */
export function UsersConflict({ editing, saving, server }: UsersConflictProps) {
  const { overtaken, pending, keepMine, takeTheirs, decideLater } = saving;
  if (!overtaken || !editing.edits) return null;
  const known = server.revision >= overtaken.revision;
  return (
    <ConflictFrame
      overtaken={overtaken}
      what="the users"
      onClose={decideLater}
      ways={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button
            variant="primary"
            pending={pending && 'Saving...'}
            onClick={() => known && keepMine(server)}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">
          Your changes are still here. What is struck through was saved by {overtaken.by}, what has a plus is
          yours. Keeping yours leaves what else {overtaken.by} saved as it is.
        </p>
        {known ? (
          <LineDifference
            from={server.values.content}
            to={mergedUsers(editing.edits, server.values).content}
          />
        ) : (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </div>
    </ConflictFrame>
  );
}
