import { useMemo, useState } from 'react';
import { ConflictFrame } from '@/components/editing/conflict-frame';
import { Button } from '@/components/ui/controls/button';
import { Segmented } from '@/components/ui/controls/segmented';
import { textOf, type ArticleText, type Edits } from '../dialog/article-text';
import type { Editing } from '../dialog/use-editing';
import type { Saving, Theirs } from '../dialog/use-saving';
import { TextDifference } from '../difference/text-difference';
import { mergeTexts } from './merge-texts';

interface ConflictDialogProps {
  editing: Editing;
  edits: Edits;
  saving: Saving;
  theirs: Theirs;
}

/** Somebody else saved first: who and when, what differs, and whose text is to stand, or both. */
export function ConflictDialog({ editing, edits, saving, theirs }: ConflictDialogProps) {
  const { base, text } = edits;
  const mine = useMemo(() => onTopOf(theirs.article, edits), [theirs, edits]);
  const merged = useMemo(() => mergeTexts(base, text, theirs.article), [base, text, theirs]);
  return (
    <ConflictFrame
      size="desk"
      what="this article"
      overtaken={{ ...theirs, revision: theirs.article.revision }}
      ways={
        <Ways
          pending={saving.pending}
          merged={merged}
          onTheirs={() => {
            editing.yieldToTheirs();
            saving.setConflict(undefined);
          }}
          onMine={() => void saving.send(mine, theirs.article, text)}
          onMerge={(both) => void saving.send(both, theirs.article, text)}
        />
      }
      onClose={() => saving.setConflict(undefined)}
    >
      <div className="mx-auto max-w-166 px-6 py-6 max-md:px-4">
        <p className="mb-4 text-ink-2">
          Your text is still here.{' '}
          {merged
            ? 'Your changes and theirs don’t overlap, so both can be kept.'
            : 'You both changed the same passage, so only one version of it can be kept.'}{' '}
          Whatever you choose, the history and this browser keep the other.
        </p>
        <Differences base={base} mine={mine} theirs={theirs.article} merged={merged} />
      </div>
    </ConflictFrame>
  );
}

type Look = 'both' | 'theirs' | 'merged';

const captions: Record<Look, string> = {
  both: 'Struck through: only in theirs. Underlined: only in yours.',
  theirs: 'Their changes to the revision you started from.',
  merged: 'Their revision with your changes added.',
};

type DifferencesProps = Record<'base' | 'mine' | 'theirs', ArticleText> & { merged: ArticleText | undefined };

/** The ways to look at a conflict: what there is to lose, what they did, and what a merge gives. */
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

/** My title and text as I see them; the status is mine only where I changed it. */
function onTopOf(theirs: ArticleText, { base, text }: Edits): ArticleText {
  return { ...textOf(text), status: text.status === base.status ? theirs.status : text.status };
}

interface WaysProps {
  pending: boolean;
  merged: ArticleText | undefined;
  onTheirs: () => void;
  onMine: () => void;
  onMerge: (both: ArticleText) => void;
}

/** The first way is the one that loses least. */
function Ways({ pending, merged, onTheirs, onMine, onMerge }: WaysProps) {
  const saving = pending && 'Saving...';
  return (
    <>
      <Button variant="ghost" onClick={onTheirs}>
        Use theirs
      </Button>
      <Button variant={merged ? 'secondary' : 'primary'} pending={!merged && saving} onClick={onMine}>
        Keep mine
      </Button>
      {merged && (
        <Button variant="primary" pending={saving} onClick={() => onMerge(merged)}>
          Merge
        </Button>
      )}
    </>
  );
}
