import { ChangeHistory } from '@/components/history/change-history';
import { changeAt, useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { rulesRoute } from '../rules-search';
import { FieldDifferences } from '@/components/difference/field-differences';
import { differencesBetween, versionOf } from '../rules-values';
import type { Change } from '@/components/history/change';
import { markBy, type Told } from '@/components/history/change-words';
import { fieldAt, rulesLabels, rulesTabs } from '../rules-fields';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { useRestoreEditorialRules } from '../api/restore-editorial-rules';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { rulesAtQuery } from '../api/rules';

interface RulesHistoryProps {
  /** The form holds changes that are not saved. */
  unsaved: boolean;
}

/** All that happened to the rules over the page: what the chosen change did, and the way back to how they stood. */
export function RulesHistory({ unsaved }: RulesHistoryProps) {
  const { rev } = rulesRoute.useSearch();
  const navigate = rulesRoute.useNavigate();
  const history = useChanges(configurationHistoryQuery('editorial-rules'));
  const { changes = [] } = history;
  const [shown, latest] = [changeAt(changes, rev), changes[0]];
  return (
    <Dialog
      open
      size="desk"
      title="Editorial rules history"
      footer={
        shown && latest && <SetBack revision={shown.revision} latest={latest.revision} unsaved={unsaved} />
      }
      onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    >
      <ChangeHistory
        history={history}
        tell={tellChange}
        rev={rev}
        placeOf={({ revision: rev }) => ({ to: '/editorial-rules', search: { view: 'history', rev } })}
      >
        {({ revision }) =>
          revision === 0 ? (
            <p className="text-ink-2">The original rules.</p>
          ) : (
            <RulesDifferences revision={revision} />
          )
        }
      </ChangeHistory>
    </Dialog>
  );
}

/** Every place of the rules in which a revision differs from the one before. */
function RulesDifferences({ revision }: { revision: number }) {
  const after = useRevision(revision);
  const before = useRevision(revision - 1);
  if (!after.values || !before.values) return <RevisionLoading revisions={[after, before]} />;
  return <FieldDifferences fields={differencesBetween(before.values, after.values)} />;
}

const setBack = /set the editorial rules back to revision (\d+)/;

function tellChange(change: Change): Told {
  const { revision, changes, summary } = change;
  const mark = markBy(change);
  if (revision === 0) return { what: 'Original rules', mark };
  const restored = setBack.exec(summary)?.[1];
  const places = [...new Set(changes.map(({ field }) => fieldAt(field)))];
  const names = places.map((place) => (place === undefined ? 'other' : (rulesLabels[place] ?? place)));
  const note = names.length === 0 ? undefined : new Intl.ListFormat('en').format(names);
  if (restored !== undefined) return { what: `Restored to r${restored}`, mark: 'restored', note };
  const tabs = rulesTabs.filter(({ fields }) => fields.some(({ path }) => places.includes(path)));
  const [only, ...others] = tabs;
  if (only && others.length === 0) return { what: `${only.label} changed`, mark, note };
  return { what: `${changes.length} changes`, mark, note };
}

interface SetBackProps {
  revision: number;
  /** The revision that holds. */
  latest: number;
  /** The form holds changes that are not saved. */
  unsaved: boolean;
}

/** The foot of the history: what setting back does, and the way to it. */
function SetBack({ revision, latest, unsaved }: SetBackProps) {
  const [asking, setAsking] = useState(false);
  if (latest === revision) return <p className="text-small text-ink-2">These are the current rules.</p>;
  return (
    <div className="flex w-full items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
      <p className="text-small text-ink-2">
        Restoring adds a new revision, r{latest + 1}, with the rules of r{revision}. Nothing is lost.
      </p>
      <ReasonedButton
        variant="primary"
        icon={<History />}
        reason={unsaved ? 'Save or cancel your own changes first.' : undefined}
        onClick={() => setAsking(true)}
      >
        Restore r{revision}
      </ReasonedButton>
      {asking && <Preview revision={revision} latest={latest} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What would change, before it does. */
function Preview({ revision, latest, onClose }: { revision: number; latest: number; onClose: () => void }) {
  const navigate = rulesRoute.useNavigate();
  const now = useRevision(latest);
  const then = useRevision(revision);
  const restoration = useRestoreEditorialRules();
  const differences = now.values && then.values && differencesBetween(now.values, then.values);
  const nothing = differences?.length === 0;
  const onSuccess = () => {
    onClose();
    void navigate({ search: { view: 'history' }, replace: true, resetScroll: false });
  };
  const send = useSingleFlight(() => restoration.mutateAsync({ revision, latest }, { onSuccess }));
  return (
    <Dialog
      open
      title={`Restore the rules to r${revision}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ReasonedButton
            variant="primary"
            pending={restoration.isPending && 'Restoring...'}
            reason={nothing ? 'The rules already match this revision.' : undefined}
            onClick={() => differences && send(undefined)}
          >
            Restore r{revision}
          </ReasonedButton>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">
          {nothing ? `The current rules already match r${revision}.` : consequence}
        </p>
        {differences ? (
          <FieldDifferences fields={differences} />
        ) : (
          <RevisionLoading revisions={[now, then]} />
        )}
      </div>
    </Dialog>
  );
}

const consequence = 'Struck-through text goes; underlined text comes back.';

/** Stands in for a difference until both of its sides are there. */
function RevisionLoading({ revisions }: { revisions: readonly Revision[] }) {
  const failed = revisions.filter(({ error }) => error);
  const [first] = failed;
  if (first?.error) {
    return (
      <InlineError
        title="The revision could not be loaded"
        error={first.error}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  }
  return (
    <Loading>
      <Skeleton className="h-24" />
    </Loading>
  );
}

/** The rules as they stood after a revision. */
function useRevision(revision: number) {
  const { data, error, refetch } = useQuery(rulesAtQuery(revision));
  return { values: data && versionOf(data).values, error, retry: () => void refetch() };
}

type Revision = ReturnType<typeof useRevision>;
