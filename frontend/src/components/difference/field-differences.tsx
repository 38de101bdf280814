import { wordDifference } from './word-difference';
import { WordParts } from './word-parts';
import { differenceWords } from './words';
import { diffArrays } from 'diff';

export type FieldValue = string | readonly string[];

export interface FieldDifference {
  label: string;
  from: FieldValue;
  to: FieldValue;
}

/** The differences between two states of something with fields, field by field. */
export function FieldDifferences({ fields }: { fields: readonly FieldDifference[] }) {
  return (
    <dl className="grid grid-cols-1 gap-6">
      {fields.map(({ label, from, to }) => (
        <div key={label} className="border-l-2 border-ink pl-4">
          <dt className="mb-1 text-small text-ink-3">{label}</dt>
          <dd className="font-serif text-[1rem]/6.5 whitespace-pre-line">
            {typeof from === 'string' && typeof to === 'string' ? (
              <WordParts parts={wordDifference(differenceWords(from), differenceWords(to))} />
            ) : (
              <ListDifference from={entriesOf(from)} to={entriesOf(to)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function entriesOf(value: FieldValue): readonly string[] {
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
}

/** The looks of a line that was removed, added or kept, with the words for screen readers. */
export const lineLooks = {
  '+': { words: 'inserted ', look: 'bg-ins-bg text-ins-ink' },
  '−': { words: 'deleted ', look: 'bg-del-bg text-del-ink line-through' },
  ' ': { words: '', look: 'text-ink-2' },
};

/** Shows the entries that were removed from a list and those that were added, one on each line. */
function ListDifference({ from, to }: Record<'from' | 'to', readonly string[]>) {
  const lines = diffArrays([...from], [...to]).flatMap(({ added, removed, value }) =>
    value.map((entry) => ({ entry, sign: added ? '+' : removed ? '−' : ' ' }) as const),
  );
  return (
    <ul className="overflow-hidden rounded-card border border-line font-mono text-small">
      {lines.map(({ entry, sign }, index) => (
        <li key={index} className={`flex gap-3 px-3 py-1 ${lineLooks[sign].look}`}>
          <span aria-hidden="true" className="w-2 shrink-0 no-underline">
            {sign}
          </span>
          <span className="min-w-0">
            {lineLooks[sign].words && <span className="sr-only">{lineLooks[sign].words}</span>}
            {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}
