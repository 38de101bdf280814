import { SaveConflict } from '@/components/editing/save-conflict';
import type { Editing } from '@/components/editing/use-editing';
import { LineDifference } from './line-difference';
import { mergedUsers, type UsersText } from './merged-users';

/** Open while somebody has changed a user first and the person has not chosen. */
export function UsersConflict({ editing }: { editing: Editing<UsersText> }) {
  const theirs = editing.server.values;
  return (
    <SaveConflict what="the users" editing={editing}>
      {(edits, by) => (
        <>
          <p className="text-ink-2">
            Your changes are still here. Struck through: saved by {by}. Plus sign: yours. Keeping yours leaves{' '}
            {by}’s other changes in place.
          </p>
          <LineDifference from={theirs.content} to={mergedUsers(edits, theirs).content} />
        </>
      )}
    </SaveConflict>
  );
}
