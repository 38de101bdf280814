import { useMemo } from 'react';
import { Gradual } from '@/components/lists/gradual';
import { sliced } from '@/components/lists/sliced';
import { toggled } from '@/components/ui/controls/multi-select';

interface Entry<Value> {
  value: Value;
  label: string;
}

interface TickListProps<Value> {
  legend: string;
  /** Must be the same array as long as the entries are the same, because a long list appears gradually. */
  entries: readonly Entry<Value>[];
  ticked: readonly Value[];
  onChange: (ticked: Value[]) => void;
}

/** Roughly the number of elements in an entry. */
const weightOf = () => 4;

export function TickList<Value extends string | number>(props: TickListProps<Value>) {
  const { legend, entries, ticked, onChange } = props;
  const slices = useMemo(() => sliced(entries, weightOf), [entries]);
  const on = new Set(ticked);
  const draw = ({ value, label }: Entry<Value>) => (
    <label
      key={value}
      // There may be hundreds of entries, so only those in sight are laid out.
      className="flex min-h-7 items-start gap-2 py-1 text-small [contain-intrinsic-height:auto_1.75rem] [content-visibility:auto] max-md:min-h-11"
    >
      <input
        type="checkbox"
        checked={on.has(value)}
        onChange={() => onChange(toggled(ticked, value))}
        className="mt-0.5 size-4 shrink-0 accent-ink"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
  return (
    <fieldset className="mt-3 max-h-60 overflow-y-auto">
      <legend className="mb-1 text-small text-ink-2">{legend}</legend>
      <Gradual slices={slices} draw={draw} />
    </fieldset>
  );
}

const longest = 80;

/** Puts a text into one line, and cuts it if it is long. */
export function inOneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
