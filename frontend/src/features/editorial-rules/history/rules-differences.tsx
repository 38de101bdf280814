import { FieldDifferences } from '@/components/difference/field-differences';
import { differencesBetween } from '../rules-values';
import { RevisionLoading } from './revision-loading';
import { useRevision } from './use-revision';

/** Every place of the rules in which a revision differs from the one before. */
export function RulesDifferences({ revision }: { revision: number }) {
  const after = useRevision(revision);
  const before = useRevision(revision - 1);
  if (!after.values || !before.values) return <RevisionLoading revisions={[after, before]} />;
  return <FieldDifferences fields={differencesBetween(before.values, after.values)} />;
}
