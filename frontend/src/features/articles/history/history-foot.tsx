import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Kbd } from '@/components/ui/text/kbd';
import { useRestoreArticle } from '../api/restore-article';
import { sameWords } from '../dialog/article-text';
import { useHistory, useRevision } from './use-history';
import { useShow } from './use-show';

/** The foot of the dialog while it shows the history: what restoring will do, and the way to do it. */
export function HistoryFoot({ id, unsaved }: { id: string; unsaved: boolean }) {
  const { shown, latest, deleted } = useHistory(id);
  const { data: old } = useRevision(id, shown);
  const { data: current } = useRevision(id, latest);
  if (shown === undefined || latest === undefined || !old || !current) {
    return <div className="min-h-9 w-full" />;
  }
  const nothingToDo = !deleted && sameWords(old, current);
  const after = deleted
    ? 'The article comes back as a draft.'
    : `The article stays ${current.status === 'promoted' ? 'promoted' : 'a draft'}, and nothing is lost.`;
  const consequence = `Restoring adds a new revision, r${latest + 1}, with the title and text of r${shown}. ${after}`;
  return (
    <div className="flex min-h-9 w-full items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
      <p className="text-small text-ink-2">
        {nothingToDo ? `The article has the title and text of r${shown}.` : consequence}
        {unsaved && ' Your unsaved text stays in the editor.'}
      </p>
      <span className="flex shrink-0 items-center gap-2">
        <span
          aria-hidden="true"
          className="mr-2 flex items-center gap-1.5 text-small text-ink-3 max-lg:hidden"
        >
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          next, previous
        </span>
        {!nothingToDo && <Restore id={id} revision={shown} latest={latest} consequence={consequence} />}
      </span>
    </div>
  );
}

interface RestoreProps {
  id: string;
  revision: number;
  latest: number;
  consequence: string;
}

function Restore({ id, revision, latest, consequence }: RestoreProps) {
  const [asking, setAsking] = useState(false);
  const restoration = useRestoreArticle(id);
  const show = useShow();
  const restore = () =>
    restoration.mutate(
      { revision, latest },
      {
        onSuccess: () => show({ rev: undefined, against: undefined, show: undefined }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button variant="primary" icon={<History />} onClick={() => setAsking(true)} className="max-md:grow">
        Restore r{revision}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={`Restore revision ${revision}?`}
        action={`Restore r${revision}`}
        pending={restoration.isPending && 'Restoring...'}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
