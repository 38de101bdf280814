import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { ChosenChips } from './chosen-chips';
import { controlClass, useFieldControl } from './field';
import { Listbox, type Option } from './listbox';
import { ListboxPopover } from './listbox-popover';
import { useListbox } from './use-listbox';

interface MultiSelectProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** The accessible name where no `Field` gives one. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Any number of choices, shown as chips in the field. Backspace takes the last; Ctrl or ⌘ A takes all or none. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange } = props;
  const control = useFieldControl();
  const all = () => onChange(options.map((option) => option.value));
  const none = () => onChange([]);
  const list = useListbox({
    options,
    start: 0,
    onPick: (index) => {
      const picked = options[index]?.value;
      if (picked !== undefined) onChange(toggled(value, picked));
    },
    onAll: () => (options.every((option) => value.includes(option.value)) ? none() : all()),
    closesOnPick: false,
  });
  return (
    <ListboxPopover
      open={list.open}
      onOpenChange={list.show}
      fieldId={list.id}
      field={<ChipField {...props} list={list} />}
    >
      <div className="flex gap-4 border-b border-line px-3.5 py-2 text-small">
        <button type="button" tabIndex={-1} className="text-link" onClick={all}>
          All
        </button>
        <button type="button" tabIndex={-1} className="text-link" onClick={none}>
          None
        </button>
      </div>
      <Listbox
        id={list.id}
        labelledBy={control?.labelId}
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

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** The chips, and under them the button that holds the focus and fills the field. */
function ChipField(props: MultiSelectProps & { list: ReturnType<typeof useListbox> }) {
  const { options, value, onChange, placeholder = 'Choose', label, ref, list } = props;
  const control = useFieldControl();
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <div className="relative">
      <button
        ref={ref}
        type="button"
        id={control?.id}
        aria-label={label}
        aria-describedby={control?.['aria-describedby']}
        aria-invalid={control?.['aria-invalid']}
        {...list.attributes}
        onClick={() => list.show(!list.open)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace') onChange(value.slice(0, -1));
          else list.onKeyDown(event);
        }}
        className={clsx(controlClass, 'absolute inset-0 px-3 text-left')}
      >
        <ChevronsUpDown className="absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
        {chosen.length === 0 ? (
          <span className="text-ink-3">{placeholder}</span>
        ) : (
          <span className="sr-only">{chosen.map((one) => one.label).join(', ')}</span>
        )}
      </button>
      <div className="target pointer-events-none relative flex flex-wrap items-center gap-1 py-1 pr-9 pl-1">
        <ChosenChips chosen={chosen} onRemove={(gone) => onChange(toggled(value, gone))} />
      </div>
    </div>
  );
}
