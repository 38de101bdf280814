import { FieldDifferences, type FieldValue } from '@/components/difference/field-differences';
import { Button } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ConflictFrame } from './conflict-frame';
import type { Editing } from './use-edits';
import type { Saving } from './use-saving';
import { rebase, type FormValues, type Version } from './versions';

interface FieldConflictProps<Values extends FormValues> {
  /** What both have changed: 'this persona'. */
  what: string;
  editing: Editing<Values>;
  saving: Saving<Values>;
  /** What the server has, as soon as it is read again. */
  server: Version<Values>;
  /** The names of the fields; one without a name is not shown. */
  labels: Partial<Record<keyof Values, string>>;
  /** A value in words, where it is an id. */
  inWords?: (field: keyof Values, value: FieldValue) => FieldValue;
}

/** The conflict dialogue of a form, open while somebody has been quicker and the person has not chosen. */
export function FieldConflict<Values extends FormValues>(props: FieldConflictProps<Values>) {
  const { what, editing, saving, server } = props;
  const { overtaken, pending, keepMine, takeTheirs, decideLater } = saving;
  if (!overtaken || !editing.edits) return null;
  const known = server.revision >= overtaken.revision;
  return (
    <ConflictFrame
      overtaken={overtaken}
      what={what}
      onClose={decideLater}
      ways={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button
            variant="primary"
            pending={pending && 'Saving...'}
            onClick={() => known && keepMine(server)}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        {known ? (
          <Differences {...props} by={overtaken.by} />
        ) : (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </div>
    </ConflictFrame>
  );
}

function Differences<Values extends FormValues>(props: FieldConflictProps<Values> & { by: string }) {
  const { editing, server, labels, inWords = (_field, value) => value, by } = props;
  if (!editing.edits) return null;
  const { values, differing, theirsAlone } = rebase(editing.edits, server.values);
  const fields = differing.flatMap((field) => {
    const label = labels[field];
    const [from, to] = [inWords(field, server.values[field] ?? ''), inWords(field, values[field] ?? '')];
    return label === undefined ? [] : [{ label, from, to }];
  });
  const theirs = theirsAlone.flatMap((field) => labels[field] ?? []);
  return (
    <>
      <p className="text-ink-2">
        Your changes are still here. What is struck through was saved by {by}, what is underlined is yours.
      </p>
      <FieldDifferences fields={fields} />
      {theirs.length > 0 && (
        <p className="text-small text-ink-2">
          {by} also changed {new Intl.ListFormat('en').format(theirs)}, which you did not touch. That stays
          either way.
        </p>
      )}
    </>
  );
}
