import { toggled } from '@/components/ui/controls/multi-select';

interface TickListProps<Value> {
  legend: string;
  entries: readonly { value: Value; label: string }[];
  ticked: readonly Value[];
  onChange: (ticked: Value[]) => void;
}

export function TickList<Value extends string | number>(props: TickListProps<Value>) {
  const { legend, entries, ticked, onChange } = props;
  return (
    <fieldset className="mt-3 max-h-60 overflow-y-auto">
      <legend className="mb-1 text-small text-ink-2">{legend}</legend>
      {entries.map(({ value, label }) => (
        <label key={value} className="flex min-h-7 items-start gap-2 py-1 text-small max-md:min-h-11">
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={() => onChange(toggled(ticked, value))}
            className="mt-0.5 size-4 shrink-0 accent-ink"
          />
          <span className="min-w-0 break-words">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const longest = 80;

/** A text in one line, cut where it gets long. */
export function inOneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
