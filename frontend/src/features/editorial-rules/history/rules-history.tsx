import { ChangeHistory } from '@/components/history/change-history';
import { changeAt, useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { rulesRoute } from '../domain/rules-search';
import { FieldDifferences } from '@/components/difference/field-differences';
import { differencesBetween, versionOf } from '../domain/rules-values';
import type { Change } from '@/components/history/change';
import { markBy, type Told } from '@/components/history/change-words';
import { counted } from '@/components/ui/text/numbers';
import type { RulesField } from '../domain/rules-field';
import { fieldAt, rulesTabs } from '../domain/rules-fields';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { useRestoreEditorialRules } from '../api/restore-editorial-rules';
import { Awaited } from '@/components/ui/feedback/awaited';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { rulesAtQuery } from '../api/rules';

interface RulesHistoryProps {
  /** Whether the form holds unsaved changes. */
  unsaved: boolean;
}

/**
 * The history of the rules, in a dialog over the page, with the differences of the chosen change and a button that
 * restores the rules.
 */
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
            <RevisionDifferences revision={revision} />
          )
        }
      </ChangeHistory>
    </Dialog>
  );
}

/** Shows every place where a revision of the rules differs from the one before. */
function RevisionDifferences({ revision }: { revision: number }) {
  return <RulesDifferences differences={useDifferences(revision - 1, revision)} />;
}

function RulesDifferences({ differences }: { differences: ReturnType<typeof useDifferences> }) {
  return (
    <Awaited
      query={differences}
      failure="The revision could not be loaded"
      coming={<Skeleton className="h-24" />}
    >
      {(fields) => <FieldDifferences fields={fields} />}
    </Awaited>
  );
}

/** Reads every place where the rules of two revisions differ; undefined until both are read. */
function useDifferences(from: number, to: number) {
  const before = useQuery(rulesAtQuery(from));
  const after = useQuery(rulesAtQuery(to));
  return {
    data:
      before.data &&
      after.data &&
      differencesBetween(versionOf(before.data).values, versionOf(after.data).values),
    error: after.error ?? before.error,
    refetch: () => {
      for (const query of [before, after]) if (query.isError) void query.refetch();
    },
  };
}

/** Matches the summary of a restored revision. Entries by an older version say `set … back`. */
const setBack = /the editorial rules (?:back )?to revision (\d+)/;

function tellChange(change: Change): Told {
  const { revision, changes, summary } = change;
  const mark = markBy(change);
  if (revision === 0) return { what: 'Original rules', mark };
  const restored = setBack.exec(summary)?.[1];
  const places = new Set(changes.flatMap(placesOf));
  const names = [...places].map((place) => place?.label ?? 'other');
  const note = names.length === 0 ? undefined : new Intl.ListFormat('en').format(names);
  if (restored !== undefined) return { what: `Restored to r${restored}`, mark: 'restored', note };
  const tabs = rulesTabs.filter(({ fields }) => fields.some((field) => places.has(field)));
  const [only, ...others] = tabs;
  if (only && others.length === 0) return { what: `${only.label} changed`, mark, note };
  return { what: counted(changes.length, 'change'), mark, note };
}

/**
 * Returns the places that a change of the record concerns. A part of the document that was added or removed as a whole
 * has several.
 */
function placesOf({ field, from, to }: Change['changes'][number]): (RulesField | undefined)[] {
  const path = field.replaceAll('.', '/');
  const place = fieldAt(path);
  const part = to ?? from;
  if (place || typeof part !== 'object' || part === null) return [place];
  return Object.keys(part).map((name) => fieldAt(`${path}/${name}`));
}

interface SetBackProps {
  revision: number;
  /** The present revision. */
  latest: number;
  /** Whether the form holds unsaved changes. */
  unsaved: boolean;
}

/** The foot of the history, which says what restoring does and has the button for it. */
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

/** Shows what restoring would change, before the person confirms it. */
function Preview({ revision, latest, onClose }: { revision: number; latest: number; onClose: () => void }) {
  const navigate = rulesRoute.useNavigate();
  const differences = useDifferences(latest, revision);
  const restoration = useRestoreEditorialRules();
  const nothing = differences.data?.length === 0;
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
            onClick={() => differences.data && send(undefined)}
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
        <RulesDifferences differences={differences} />
      </div>
    </Dialog>
  );
}

const consequence = 'Struck-through text goes; underlined text comes back.';
