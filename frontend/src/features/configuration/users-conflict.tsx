import { SaveConflict, type SaveConflictProps } from '@/components/editing/save-conflict';
import { LineDifference } from './line-difference';
import { mergedUsers, type UsersText } from './merged-users';

/** Open while somebody has changed a user first and the person has not chosen. */
export function UsersConflict(props: Pick<SaveConflictProps<UsersText>, 'editing' | 'saving' | 'server'>) {
  const theirs = props.server.values;
  return (
    <SaveConflict {...props} what="the users">
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
