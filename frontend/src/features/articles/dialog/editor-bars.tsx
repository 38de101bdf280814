import { isGone } from '@/api/api-error';
import { OfferBar } from '@/components/editing/kept-bar';
import { NewerBar } from '@/components/editing/newer-bar';
import { Bar } from '@/components/ui/feedback/notice';
import type { HistoryEvent } from '../api/get-article';
import { ChangedBar } from '../promotion/changed-bar';
import type { ArticleEditing } from './use-article-editing';

/** What a person should know before writing on: texts of theirs that wait, and what others have done meanwhile. */
export function EditorBars({
  editing,
  latest,
}: {
  editing: ArticleEditing;
  latest: HistoryEvent | undefined;
}) {
  const { article, error, pending } = editing;
  return (
    <div aria-live="polite">
      {isGone(error) && (
        <Bar>
          This article was deleted while you were writing. Your text is still here, and you can download it.
        </Bar>
      )}
      {!pending && article && (
        <NewerBar
          editing={editing}
          saved={{ by: latest?.actor.name ?? 'Somebody', at: latest?.at ?? article.updatedAt }}
          mine="Your text is"
        />
      )}
      {article && <ChangedBar article={article} unsaved={editing.edits !== undefined} />}
      <OfferBar editing={editing}>Unsaved text</OfferBar>
    </div>
  );
}
