import { ListDifference } from './list-difference';
import { wordDifference } from './word-difference';
import { WordParts } from './word-parts';
import { wordsOf } from './words';

/** A field's value: text, or a list of texts. */
export type FieldValue = string | readonly string[];

/** A field of a form or document in two states. */
export interface FieldDifference {
  label: string;
  from: FieldValue;
  to: FieldValue;
}

/** What differs between two states of something that has fields, field by field. */
export function FieldDifferences({ fields }: { fields: readonly FieldDifference[] }) {
  return (
    <dl className="grid grid-cols-1 gap-6">
      {fields.map(({ label, from, to }) => (
        <div key={label} className="border-l-2 border-ink pl-4">
          <dt className="mb-1 text-small text-ink-3">{label}</dt>
          <dd className="font-serif text-[1rem]/6.5 whitespace-pre-line">
            <Difference from={from} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ from, to }: { from: FieldValue; to: FieldValue }) {
  if (typeof from !== 'string' || typeof to !== 'string') {
    return <ListDifference from={entriesOf(from)} to={entriesOf(to)} />;
  }
  return <WordParts parts={wordDifference(wordsOf(from), wordsOf(to))} />;
}

function entriesOf(value: FieldValue): readonly string[] {
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
}
