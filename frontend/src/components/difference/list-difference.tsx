import { diffArrays } from 'diff';

interface ListDifferenceProps {
  from: readonly string[];
  to: readonly string[];
}

const looks = {
  '+': { words: 'inserted ', look: 'bg-ins-bg text-ins-ink' },
  '−': { words: 'deleted ', look: 'bg-del-bg text-del-ink line-through' },
  ' ': { words: '', look: 'text-ink-2' },
};

/** A list with the entries that left it and those that came, an entry a line. */
export function ListDifference({ from, to }: ListDifferenceProps) {
  const lines = diffArrays([...from], [...to]).flatMap(({ added, removed, value }) =>
    value.map((entry) => ({ entry, sign: added ? '+' : removed ? '−' : ' ' }) as const),
  );
  return (
    <ul className="overflow-hidden rounded-card border border-line font-mono text-small">
      {lines.map(({ entry, sign }, index) => (
        <li key={index} className={`flex gap-3 px-3 py-1 ${looks[sign].look}`}>
          <span aria-hidden="true" className="w-2 shrink-0 no-underline">
            {sign}
          </span>
          <span className="min-w-0">
            {looks[sign].words && <span className="sr-only">{looks[sign].words}</span>}
            {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}
