import { Maximize2, Minimize2, PanelLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SaveKeys } from '@/components/keyboard/save-keys';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { StatusMark } from '@/components/ui/graphics/mark';
import type { Article } from '../api/get-article';
import { ChangedChip } from '../promotion/changed-chip';
import { ConfirmDeletion } from '../list/confirm-deletion';
import { useRoom, type Side } from './room';
import type { ArticleEditing } from './use-article-editing';

interface EditorHeadProps {
  editing: ArticleEditing;
  side: Side | undefined;
  onSide: (side: Side | undefined) => void;
}

/** The head of the dialog in the editor. */
export function EditorHead({ editing: { article, edits, safe }, side, onSide }: EditorHeadProps) {
  const room = useRoom();
  return (
    <div className="flex min-w-0 grow items-center gap-4 max-md:gap-2">
      <span className="text-ink-2 max-md:hidden">Edit article</span>
      <div className="flex min-w-0 items-center gap-4 max-md:flex-col max-md:items-start max-md:gap-0.5">
        {article && <StatusMark status={article.status} boxed />}
        {article && (
          <span className="max-md:hidden">
            <ChangedChip article={article} />
          </span>
        )}
        {edits && (
          <span className="flex items-baseline gap-2 text-small text-ink-2 max-md:gap-1.5 max-md:text-micro">
            <span aria-hidden="true" className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-warn" />
            {safe ? 'Unsaved changes' : 'Unsaved changes. This browser can’t keep a copy'}
          </span>
        )}
      </div>
      <Sides side={side} onSide={onSide} />
      <IconButton
        label={room.open ? 'Back to the dialog (F)' : 'Whole window (F)'}
        icon={room.open ? <Minimize2 /> : <Maximize2 />}
        onClick={room.toggle}
        className="-mr-3 max-md:hidden lg:ml-auto"
      />
    </div>
  );
}

/** Buttons that show the sides as sheets over the text where there is no room next to it. */
function Sides({ side, onSide }: Pick<EditorHeadProps, 'side' | 'onSide'>) {
  const toggle = (one: Side) => () => onSide(side === one ? undefined : one);
  return (
    <div className="ml-auto flex items-center lg:hidden">
      <IconButton
        label="Outline and sources"
        icon={<PanelLeft />}
        aria-expanded={side === 'outline'}
        onClick={toggle('outline')}
        className="aria-expanded:bg-ink/11 aria-expanded:text-ink"
      />
      <Button variant="ghost" aria-expanded={side === 'details'} onClick={toggle('details')}>
        Details
      </Button>
    </div>
  );
}

interface EditorFootProps {
  article: Article;
  editing: ArticleEditing;
  onClose: (how?: 'without asking') => void;
}

/** The foot of the dialog in the editor. The button is green when saving promotes. */
export function EditorFoot({ article, editing, onClose }: EditorFootProps) {
  const [deleting, setDeleting] = useState(false);
  const promotes = editing.values.status === 'promoted' && article.status !== 'promoted';
  return (
    <>
      <Button
        variant="danger"
        icon={<Trash2 />}
        onClick={() => setDeleting(true)}
        className="mr-auto -ml-3.5"
      >
        Delete
      </Button>
      <SaveKeys />
      <Button variant="ghost" onClick={() => onClose()}>
        Cancel
      </Button>
      <Button
        variant={promotes ? 'promote' : 'primary'}
        pending={editing.pending && 'Saving...'}
        onClick={editing.submit}
      >
        Save
      </Button>
      <ConfirmDeletion
        article={article}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          editing.discard();
          onClose('without asking');
        }}
      />
    </>
  );
}
