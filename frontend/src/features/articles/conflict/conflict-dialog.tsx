import { useMemo, useState } from 'react';
import { SaveConflict } from '@/components/editing/save-conflict';
import type { Editing } from '@/components/editing/use-editing';
import type { Edits } from '@/components/editing/versions';
import { Segmented } from '@/components/ui/controls/segmented';
import { onTopOf, type ArticleText } from '../domain/article-text';
import { TextDifference } from '../difference/text-difference';
import { mergeTexts } from './merge-texts';

type ConflictDialogProps = { editing: Editing<ArticleText>; edits: Edits<ArticleText> };

/**
 * Asks what to do when somebody else saved first. Says who and when, shows what differs, and offers either text or both
 * merged.
 */
export function ConflictDialog({ editing, edits }: ConflictDialogProps) {
  const { base, values } = edits;
  const theirs = editing.server.values;
  const { title, content, summary, status } = theirs;
  const merged = useMemo(
    () => mergeTexts(base.values, values, { title, content, summary, status }),
    [base, values, title, content, summary, status],
  );
  return (
    <SaveConflict size="desk" what="this article" editing={editing} merged={merged}>
      {() => (
        <div className="mx-auto w-full max-w-166">
          <p className="mb-4 text-ink-2">
            Your text is still here.{' '}
            {merged
              ? 'Your changes and theirs don’t overlap, so both can be kept.'
              : 'You both changed the same passage, so only one version of it can be kept.'}{' '}
            Whatever you choose, the history and this browser keep the other.
          </p>
          <Differences base={base.values} mine={onTopOf(edits, theirs)} theirs={theirs} merged={merged} />
        </div>
      )}
    </SaveConflict>
  );
}

type Look = 'both' | 'theirs' | 'merged';

const captions: Record<Look, string> = {
  both: 'Struck through: only in theirs. Underlined: only in yours.',
  theirs: 'Their changes to the revision you started from.',
  merged: 'Their revision with your changes added.',
};

type DifferencesProps = Record<'base' | 'mine' | 'theirs', ArticleText> & { merged: ArticleText | undefined };

/** Shows a conflict in one of three ways: both texts, the other person’s changes, or the merged text. */
function Differences({ base, mine, theirs, merged }: DifferencesProps) {
  const [look, setLook] = useState<Look>('both');
  const looks = { both: [theirs, mine], theirs: [base, theirs], merged: [theirs, merged ?? mine] } as const;
  const [before, after] = looks[look];
  return (
    <>
      <Segmented
        label="Difference"
        value={look}
        onChange={setLook}
        options={[
          { value: 'both', label: 'Theirs and mine' },
          { value: 'theirs', label: 'What they changed' },
          ...(merged ? [{ value: 'merged' as const, label: 'Merged' }] : []),
        ]}
      />
      <p className="mt-2 mb-6 text-small text-ink-3">{captions[look]}</p>
      <TextDifference before={before} after={after} as="prose" />
    </>
  );
}
