import { useState } from 'react';
import { LeaveGuard } from '@/components/editing/leave-guard';
import { Dialog } from '@/components/ui/overlays/dialog';
import { articlesRoute, type ArticlesSearch, noArticle } from '../domain/articles-search';
import { HistoryFoot, HistoryHead } from '../history/history-frame';
import { DialogBody } from './dialog-body';
import { EditorFoot, EditorHead } from './editor-frame';
import { useRoom, useRoomKey, type Side } from './room';
import { useArticleEditing } from './use-article-editing';
import { useSaveKey } from '@/components/keyboard/use-save-key';

/** One article over the list: its editor, or its history. Unsaved text survives a look at the history. */
export function ArticleDialog({ id }: { id: string }) {
  const inHistory = articlesRoute.useSearch().view === 'history';
  const editing = useArticleEditing(id);
  const [side, setSide] = useState<Side>();
  const room = useRoom();
  const close = useClose();
  const { article, edits } = editing;
  useRoomKey(inHistory ? undefined : room.toggle);
  useSaveKey(inHistory || !article ? undefined : editing.submit);
  const head = inHistory ? (
    <HistoryHead id={id} />
  ) : (
    <EditorHead editing={editing} side={side} onSide={setSide} />
  );
  const foot = inHistory ? (
    <HistoryFoot id={id} unsaved={edits !== undefined} />
  ) : (
    article && <EditorFoot article={article} editing={editing} onClose={close} />
  );
  return (
    <Dialog
      open
      size={room.open && !inHistory ? 'room' : 'desk'}
      title={`${inHistory ? 'History' : 'Edit article'}${article ? `: ${article.title}` : ''}`}
      head={head}
      footer={foot}
      onClose={() => close()}
    >
      <DialogBody id={id} inHistory={inHistory} editing={editing} side={side} onSide={setSide} />
      <LeaveGuard
        unsaved={edits !== undefined}
        keeps={({ search }) => (search as ArticlesSearch).article === id}
        onDiscard={editing.discard}
      />
    </Dialog>
  );
}

/**
 * Returns a function that goes back to the list below the dialog. If a text is unsaved, the person is asked first,
 * unless the caller says not to.
 */
function useClose(): (how?: 'without asking') => void {
  const navigate = articlesRoute.useNavigate();
  return (how) =>
    void navigate({
      search: (search) => ({ ...search, ...noArticle }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: how === 'without asking',
    });
}
