import { FieldDifferences } from '@/components/difference/field-differences';
import { Mark } from '@/components/ui/mark';
import { When } from '@/components/ui/when';
import type { RulesChange } from '../api/rules-history';
import { differencesBetween } from '../rules-values';
import { RevisionLoading } from './revision-loading';
import { tellChange } from './rules-change';
import { useRevision } from './use-revision';

/** What one change did: who, when, and every place that differs from the revision before. */
export function RulesChangeShown({ change }: { change: RulesChange }) {
  const { actor, summary, at, revision } = change;
  return (
    <div className="min-w-0 grow overflow-y-auto px-6 pt-7 pb-12 max-md:px-4 lg:px-12">
      <div className="max-w-166">
        <div className="mb-7 flex items-start gap-3">
          <span className="pt-1.5">
            <Mark touch={tellChange(change).touch} label={null} />
          </span>
          <div>
            <h2 className="font-serif text-h2 font-medium">{sentence(actor.name, summary)}</h2>
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

const sentence = (name: string, summary: string) =>
  summary.startsWith(`${name} `) ? summary : `${name} ${summary}`;

function Differences({ revision }: { revision: number }) {
  const after = useRevision(revision);
  const before = useRevision(revision - 1);
  if (!after.values || !before.values) return <RevisionLoading revisions={[after, before]} />;
  return <FieldDifferences fields={differencesBetween(before.values, after.values)} />;
}
