import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Kbd } from '@/components/ui/kbd';
import { useRestoreArticle } from '../api/restore-article';
import { sameWords } from '../dialog/article-text';
import { useHistory, useRevision } from './use-history';
import { useShow } from './use-show';

/** The foot of the dialog while it shows the history: what restoring will do, and the way to do it. */
export function HistoryFoot({ id, unsaved }: { id: string; unsaved: boolean }) {
  const { shown, latest, deleted } = useHistory(id);
  const { data: old } = useRevision(id, shown);
  const { data: current } = useRevision(id, latest);
  const [asking, setAsking] = useState(false);
  const restoration = useRestoreArticle(id);
  const show = useShow();
  if (shown === undefined || latest === undefined || !old || !current) return null;
  const nothingToDo = !deleted && sameWords(old, current);
  const stays = deleted
    ? 'The article comes back as a draft.'
    : `The article stays ${current.status === 'promoted' ? 'promoted' : 'a draft'}, and nothing is lost.`;
  const consequence = `Restoring adds a new revision, r${latest + 1}, with the title and text of r${shown}. ${stays}`;
  const restore = () =>
    restoration.mutate(
      { revision: shown, latest },
      {
        onSuccess: () => show({ rev: undefined, against: undefined, show: undefined }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <div className="flex w-full items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
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
        {!nothingToDo && (
          <Button
            variant="primary"
            icon={<History />}
            onClick={() => setAsking(true)}
            className="max-md:grow"
          >
            Restore r{shown}
          </Button>
        )}
      </span>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={`Restore revision ${shown}?`}
        action={`Restore r${shown}`}
        pending={restoration.isPending && 'Restoring...'}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </div>
  );
}
