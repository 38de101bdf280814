import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keyOf, type Change } from './change';
import { useMedia, WIDE } from '@/components/browser/media';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Mark } from '@/components/ui/graphics/mark';
import { Select } from '@/components/ui/controls/select';
import { Loading } from '@/components/ui/feedback/skeleton';
import { When } from '@/components/ui/text/when';
import { ChangeTimeline } from './change-timeline';
import type { ChangePlace, Tell } from './change-words';
import { changeAt, type Changes } from './use-changes';

export interface ChangeHistoryProps {
  history: Changes;
  tell: Tell;
  /** The revision that the address names. */
  rev: number | undefined;
  /** The id of the thing that has the revision, where the history covers several. */
  of?: string | undefined;
  placeOf: (change: Change) => ChangePlace;
  /** Shows what a change did. */
  children: (change: Change) => ReactNode;
}

/** The whole history of something, and what the chosen change did; by default the latest. */
export function ChangeHistory({ history, tell, rev, of, placeOf, children }: ChangeHistoryProps) {
  const wide = useMedia(WIDE);
  const { changes, error } = history;
  if (!changes) {
    return (
      <div className="p-6 max-md:p-4">
        {error ? (
          <InlineError title="The history could not be loaded" error={error} onRetry={history.retry} />
        ) : (
          <Loading />
        )}
      </div>
    );
  }
  const shown = changeAt(changes, rev, of);
  const Choice = wide ? ChangeAside : ChangeSelect;
  return (
    <div className="flex h-full max-lg:flex-col">
      <Choice changes={changes} history={history} tell={tell} placeOf={placeOf} selected={shown} />
      {shown && (
        <ChangeShown change={shown} tell={tell}>
          {children(shown)}
        </ChangeShown>
      )}
    </div>
  );
}

interface ChoiceProps extends Pick<ChangeHistoryProps, 'history' | 'tell' | 'placeOf'> {
  changes: readonly Change[];
  selected: Change | undefined;
}

function ChangeAside({ history, ...timeline }: ChoiceProps) {
  return (
    <aside className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper px-2.5 py-5">
      <h2 className="mb-2 px-2.5 font-serif text-h3 font-medium">History</h2>
      <ChangeTimeline {...timeline} />
      <LoadOlder {...history} />
    </aside>
  );
}

/** Loads earlier changes, at the foot of a timeline. */
export function LoadOlder(history: Pick<Changes, 'more' | 'loadingMore' | 'loadMore'>) {
  const { more, loadingMore, loadMore } = history;
  if (!more) return null;
  return (
    <Button size="small" className="mt-3 w-full" pending={loadingMore && 'Loading...'} onClick={loadMore}>
      Load more
    </Button>
  );
}

const OLDER = { value: 'older', label: 'Load more' };

/** The timeline as a select, for when there is no room next to the change. */
function ChangeSelect({ changes, history, tell, placeOf, selected }: ChoiceProps) {
  const navigate = useNavigate();
  const inWords = (change: Change) => {
    const { what, note } = tell(change);
    return [`r${change.revision}`, what, note, change.actor.name].filter(Boolean).join(', ');
  };
  return (
    <div className="border-b border-line p-4">
      <Select
        label="Revision"
        value={selected ? keyOf(selected) : ''}
        options={[
          ...changes.map((change) => ({ value: keyOf(change), label: inWords(change) })),
          ...(history.more ? [OLDER] : []),
        ]}
        onChange={(key) => {
          if (key === OLDER.value) return history.loadMore();
          const picked = changes.find((change) => keyOf(change) === key);
          if (picked) void navigate({ ...placeOf(picked), replace: true, resetScroll: false });
        }}
      />
    </div>
  );
}

/** One change: who, when, and what it did. */
function ChangeShown({ change, tell, children }: { change: Change; tell: Tell; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label="Change"
      tabIndex={0}
      className="min-w-0 grow overflow-y-auto px-6 pt-7 pb-12 -outline-offset-2 max-md:px-4 lg:px-12"
    >
      <div className="max-w-166">
        <div className="mb-7 flex items-start gap-3">
          <span className="pt-1.5">
            <Mark kind={tell(change).mark} decorative />
          </span>
          <div className="min-w-0">
            <h2 className="font-serif text-h2 font-medium">{change.summary}</h2>
            <p className="mt-1 text-small text-ink-3">
              <When at={change.at} />, revision {change.revision}
            </p>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
