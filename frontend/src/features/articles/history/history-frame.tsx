import { ArrowLeft, History } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { StatusMark } from '@/components/ui/graphics/mark';
import { noArticle } from '../domain/articles-search';
import { useHistory, useRevision, useShow } from './use-history';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Kbd } from '@/components/ui/text/kbd';
import { useRestoreArticle, type Restoration } from '../api/restore-article';
import { sameWords } from '../domain/article-text';

/** The head of the dialog in the history. */
export function HistoryHead({ id }: { id: string }) {
  const { latest, deleted } = useHistory(id);
  const { data: article } = useRevision(id, latest);
  return (
    <div className="flex min-w-0 grow items-center gap-4">
      {!deleted && (
        <ButtonLink
          to="/articles"
          search={(search) => ({ ...search, ...noArticle, article: id })}
          resetScroll={false}
          variant="ghost"
          icon={<ArrowLeft />}
          aria-label="Back to editor"
          className="-ml-2"
        >
          <span className="max-md:hidden">Back to editor</span>
        </ButtonLink>
      )}
      <span aria-hidden="true" className="min-w-0 truncate font-serif text-h3 font-medium">
        {article?.title}
      </span>
      <span className="ml-auto max-md:hidden">
        {deleted ? (
          <span className="text-small font-medium text-danger">Deleted</span>
        ) : (
          article && <StatusMark status={article.status} boxed />
        )}
      </span>
    </div>
  );
}

/** The foot of the dialog in the history. It says what restoring will do, and has the button for it. */
export function HistoryFoot({ id, unsaved }: { id: string; unsaved: boolean }) {
  const { shown, latest, deleted } = useHistory(id);
  const { data: old } = useRevision(id, shown);
  const { data: current } = useRevision(id, latest);
  if (shown === undefined || latest === undefined || !old || !current) {
    return <div className="min-h-9 w-full" />;
  }
  const nothingToDo = !deleted && sameWords(old, current) && old.summary === current.summary;
  const after = deleted
    ? 'The article comes back as a draft.'
    : `The article stays ${current.status === 'promoted' ? 'promoted' : 'a draft'}, and nothing is lost.`;
  const consequence = `Restoring adds a new revision, r${latest + 1}, with the title, text and summary of r${shown}. ${after}`;
  return (
    <div className="flex min-h-9 w-full items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
      <p className="text-small text-ink-2">
        {nothingToDo ? `The article has the title, text and summary of r${shown}.` : consequence}
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

function Restore({ id, consequence, ...wish }: Restoration & { id: string; consequence: string }) {
  const { revision } = wish;
  const [asking, setAsking] = useState(false);
  const restoration = useRestoreArticle(id);
  const show = useShow();
  const restore = () =>
    restoration.mutate(wish, {
      onSuccess: () => show({ rev: undefined, against: undefined, show: undefined }),
      onSettled: () => setAsking(false),
    });
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
