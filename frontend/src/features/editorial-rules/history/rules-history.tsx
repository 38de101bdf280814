import { ChangeHistory } from '@/components/history/change-history';
import { changeAt, useChanges } from '@/components/history/use-changes';
import { Dialog } from '@/components/ui/overlays/dialog';
import { configurationHistoryQuery } from '@/features/configuration/contract';
import { rulesRoute } from '../rules-search';
import { SetBack } from './set-back';
import { FieldDifferences } from '@/components/difference/field-differences';
import { differencesBetween } from '../rules-values';
import { RevisionLoading } from './revision-loading';
import { useRevision } from './use-revision';
import type { Change } from '@/components/history/change';
import { markBy, type Told } from '@/components/history/change-words';
import { fieldAt, rulesLabels, rulesTabs } from '../rules-fields';

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

export function tellChange(change: Change): Told {
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
