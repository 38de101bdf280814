import { FieldDifferences, type FieldValue } from '@/components/difference/field-differences';
import { ChangeHistory, type ChangeHistoryProps } from './change-history';

interface FieldHistoryProps extends Omit<ChangeHistoryProps, 'children'> {
  /** The names of the fields; a field without one has its name in the record. */
  names: Readonly<Record<string, string>>;
  inWords: (field: string, value: unknown) => FieldValue;
  /** Whether a kind of change has nothing to compare with, so that its values are shown as they are. */
  isNew: (type: string) => boolean;
}

/** The whole history of things with fields, field by field. A field that stayed empty is left out. */
export function FieldHistory({ names, inWords, isNew, ...history }: FieldHistoryProps) {
  return (
    <ChangeHistory {...history}>
      {(change) => {
        const fields = change.changes.map(({ field, from, to }) => ({
          label: names[field] ?? field,
          from: inWords(field, isNew(change.type) ? to : from),
          to: inWords(field, to),
        }));
        const filled = fields.filter(({ from, to }) => from.length + to.length > 0);
        if (filled.length > 0) return <FieldDifferences fields={filled} />;
        return <p className="text-ink-2">{history.tell(change).remark}</p>;
      }}
    </ChangeHistory>
  );
}
