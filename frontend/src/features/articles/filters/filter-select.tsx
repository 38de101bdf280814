import { ChevronsUpDown } from 'lucide-react';
import { controlClass } from '@/components/ui/controls/field';
import { Listbox, type Option } from '@/components/ui/controls/listbox';
import { ListboxPopover } from '@/components/ui/controls/listbox-popover';
import { toggled } from '@/components/ui/controls/multi-select';
import { useListbox } from '@/components/ui/controls/use-listbox';

interface FilterSelectProps {
  label: string;
  /** What is counted: '2 categories', 'All categories'. */
  things: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any number of choices in the room of one; the chips below the filters name them. None means all. */
export function FilterSelect({ label, things, options, value, onChange }: FilterSelectProps) {
  const list = useListbox({
    options,
    many: true,
    label,
    onPick: (picked) => onChange(toggled(value, picked)),
  });
  const [only, ...more] = value;
  const summary =
    more.length > 0
      ? `${value.length} ${things}`
      : (options.find((option) => option.value === only)?.label ?? `All ${things}`);
  const field = (
    <button
      {...list.fieldProps()}
      className={`${controlClass} target flex items-center gap-2 px-3 py-1.5 text-left`}
    >
      <span className="grow truncate">{summary}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return (
    <ListboxPopover list={list} field={field}>
      <Listbox list={list} options={options} selected={value} multiple />
    </ListboxPopover>
  );
}
