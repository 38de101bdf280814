import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import { isGone } from '@/api/api-error';
import type { HistoryEvent } from '../api/history';
import { Bar } from '@/components/ui/feedback/notice';
import type { Editing } from './use-editing';
import type { Saving } from './use-saving';

interface EditorBarsProps {
  editing: Editing;
  saving: Saving;
  /** Newest first. */
  events: readonly HistoryEvent[];
}

/** What a person should know before writing on: texts of theirs that wait, and what others have done meanwhile. */
export function EditorBars({ editing, saving, events }: EditorBarsProps) {
  const [offer] = editing.offers;
  return (
    <div aria-live="polite">
      {isGone(editing.error) && (
        <Bar>
          This article was deleted while you were writing. Your text is still here, and you can download it.
        </Bar>
      )}
      {!saving.pending && <NewerRevision editing={editing} saving={saving} events={events} />}
      {offer && (
        <Bar
          actions={
            <>
              <Button size="small" onClick={() => void editing.restore(offer)}>
                Restore
              </Button>
              <Button size="small" variant="ghost" onClick={() => editing.drop(offer)}>
                Discard
              </Button>
            </>
          }
        >
          Unsaved text from <When at={offer.at} />, on revision {offer.revision}.
        </Bar>
      )}
    </div>
  );
}

/** Somebody saved while the text was being changed. */
function NewerRevision({ editing: { article, edits }, saving, events }: EditorBarsProps) {
  if (!article || !edits || article.revision <= edits.base.revision) return null;
  const latest = events.find(({ revision }) => revision === article.revision);
  const by = latest?.actor.name ?? 'Somebody';
  const at = latest?.at ?? article.updatedAt;
  return (
    <Bar
      actions={
        <Button size="small" onClick={() => saving.setConflict({ article, by, at })}>
          Compare
        </Button>
      }
    >
      {by} saved a newer revision, r{article.revision}, <When at={at} />. Your text is still here.
    </Bar>
  );
}
