import { FieldDifferences, type FieldValue } from '@/components/difference/field-differences';
import { SaveConflict, type SaveConflictProps } from './save-conflict';
import { rebase, type FormValues } from './versions';

interface FieldConflictProps<Values extends FormValues> extends Pick<
  SaveConflictProps<Values>,
  'what' | 'editing'
> {
  /** The names of the fields; one without a name is not shown. */
  labels: Partial<Record<keyof Values, string>>;
  /** Puts a value that is an id into words. */
  inWords?: (field: keyof Values, value: FieldValue) => FieldValue;
}

/** The conflict dialog of a form, field by field. */
export function FieldConflict<Values extends FormValues>(props: FieldConflictProps<Values>) {
  const { what, editing, labels, inWords = (_field, value) => value } = props;
  const theirs = editing.server.values;
  return (
    <SaveConflict what={what} editing={editing}>
      {(edits, by) => {
        const { values, differing, theirsAlone } = rebase(edits, theirs);
        const fields = differing.flatMap((field) => {
          const label = labels[field];
          const [from, to] = [inWords(field, theirs[field] ?? ''), inWords(field, values[field] ?? '')];
          return label === undefined ? [] : [{ label, from, to }];
        });
        const alone = theirsAlone.flatMap((field) => labels[field] ?? []);
        return (
          <>
            <p className="text-ink-2">
              Your changes are still here. Struck through: saved by {by}. Underlined: yours.
            </p>
            <FieldDifferences fields={fields} />
            {alone.length > 0 && (
              <p className="text-small text-ink-2">
                {by} also changed {new Intl.ListFormat('en').format(alone)}, which you didn’t touch. That
                stays either way.
              </p>
            )}
          </>
        );
      }}
    </SaveConflict>
  );
}
