import { ChevronsUpDown } from 'lucide-react';
import { controlClass } from '@/components/ui/controls/field';
import { Listbox, type Option } from '@/components/ui/controls/listbox';
import { ListboxPopover } from '@/components/ui/controls/listbox-popover';
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
    start: 0,
    onPick: (index) => {
      const picked = options[index]?.value;
      if (picked === undefined) return;
      onChange(value.includes(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
    },
    closesOnPick: false,
  });
  const [only, ...more] = value;
  const summary =
    more.length > 0
      ? `${value.length} ${things}`
      : (options.find((option) => option.value === only)?.label ?? `All ${things}`);
  const field = (
    <button
      id={`${list.id}-field`}
      type="button"
      aria-label={label}
      {...list.attributes}
      onClick={() => list.show(!list.open)}
      onKeyDown={list.onKeyDown}
      className={`${controlClass} target flex items-center gap-2 px-3 py-1.5 text-left`}
    >
      <span className="grow truncate">{summary}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return (
    <ListboxPopover open={list.open} onOpenChange={list.show} fieldId={list.id} field={field}>
      <Listbox
        id={list.id}
        labelledBy={`${list.id}-field`}
        options={options}
        selected={value}
        active={list.active}
        multiple
        onActive={list.setActive}
        onPick={list.pick}
      />
    </ListboxPopover>
  );
}
