import type { Change } from '@/api/change-history';
import { FieldDifferences } from '@/components/difference/field-differences';
import { sentenceOf } from '@/components/history/change-words';
import { Mark } from '@/components/ui/mark';
import { When } from '@/components/ui/when';
import { differencesBetween } from '../rules-values';
import { RevisionLoading } from './revision-loading';
import { tellChange } from './rules-change';
import { useRevision } from './use-revision';

/** What one change did: who, when, and every place that differs from the revision before. */
export function RulesChangeShown({ change }: { change: Change }) {
  const { at, revision } = change;
  return (
    <div className="min-w-0 grow overflow-y-auto px-6 pt-7 pb-12 max-md:px-4 lg:px-12">
      <div className="max-w-166">
        <div className="mb-7 flex items-start gap-3">
          <span className="pt-1.5">
            <Mark touch={tellChange(change).touch} label={null} />
          </span>
          <div>
            <h2 className="font-serif text-h2 font-medium">{sentenceOf(change)}</h2>
            <p className="mt-1 text-small text-ink-3">
              <When at={at} />, revision {revision}
            </p>
          </div>
        </div>
        {revision === 0 ? (
          <p className="text-ink-2">The rules that the house began with.</p>
        ) : (
          <Differences revision={revision} />
        )}
      </div>
    </div>
  );
}

function Differences({ revision }: { revision: number }) {
  const after = useRevision(revision);
  const before = useRevision(revision - 1);
  if (!after.values || !before.values) return <RevisionLoading revisions={[after, before]} />;
  return <FieldDifferences fields={differencesBetween(before.values, after.values)} />;
}
