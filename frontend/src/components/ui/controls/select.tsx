import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import { controlClass, useFieldControl } from './field';
import { Listbox, type Option } from './listbox';
import { ListboxPopover } from './listbox-popover';
import { useListbox } from './use-listbox';

interface SelectProps {
  options: readonly Option[];
  /** The chosen value; one that is no option shows the placeholder. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The accessible name where no `Field` gives one. */
  label?: string;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of a list. */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = 'Choose', label, disabled = false, className, ref } = props;
  const control = useFieldControl();
  const chosen = options.find((option) => option.value === value);
  const list = useListbox({
    options,
    start: options.findIndex((option) => option.value === value),
    onPick: (index) => {
      const option = options[index];
      if (option) onChange(option.value);
    },
    closesOnPick: true,
  });
  const field = (
    <button
      ref={ref}
      type="button"
      id={control?.id}
      disabled={disabled}
      aria-label={label}
      aria-describedby={control?.['aria-describedby']}
      aria-invalid={control?.['aria-invalid']}
      {...list.attributes}
      onClick={() => list.show(!list.open)}
      onKeyDown={list.onKeyDown}
      className={clsx(controlClass, 'target flex items-center gap-2 px-3 py-1.5 text-left', className)}
    >
      {chosen?.color !== undefined && <CategorySwatch color={chosen.color} />}
      <span className={clsx('grow truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return (
    <ListboxPopover open={list.open} onOpenChange={list.show} fieldId={list.id} field={field}>
      <Listbox
        id={list.id}
        labelledBy={control?.labelId}
        options={options}
        selected={[value]}
        active={list.active}
        onActive={list.setActive}
        onPick={list.pick}
      />
    </ListboxPopover>
  );
}
