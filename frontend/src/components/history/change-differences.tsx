import { FieldDifferences, type FieldDifference } from '@/components/difference/field-differences';

interface ChangeDifferencesProps {
  fields: readonly FieldDifference[];
  /** What is said of a change that has no differences to show. */
  remark: string | undefined;
}

/** What a change did, field by field; what was and stays empty is left out. */
export function ChangeDifferences({ fields, remark }: ChangeDifferencesProps) {
  const filled = fields.filter(({ from, to }) => from.length + to.length > 0);
  return filled.length > 0 ? <FieldDifferences fields={filled} /> : <p className="text-ink-2">{remark}</p>;
}
