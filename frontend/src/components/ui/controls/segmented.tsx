import { ToggleGroup } from 'radix-ui';

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; disabled?: boolean }[];
  value: T;
  onChange: (value: T) => void;
}

/** Two or three views of the same thing, side by side. Arrows move between them. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as T)}
      className="inline-flex divide-x divide-line rounded-control border border-line-strong bg-raised"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="target px-3 text-body whitespace-nowrap text-ink-2 transition-colors first:rounded-l-card last:rounded-r-card hover:text-ink disabled:text-ink-3 max-md:px-2 max-md:text-small data-[state=on]:bg-ink data-[state=on]:font-medium data-[state=on]:text-on-ink"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
