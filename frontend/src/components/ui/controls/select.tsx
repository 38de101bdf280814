import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import { controlClass } from './field';
import { Listbox, useListbox, type Option } from './listbox';

interface SelectProps {
  options: readonly Option[];
  /** The chosen value. If it is not an option, the placeholder is shown. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The accessible name, for when no `Field` gives one. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice of one from a list. */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = 'Choose', label, ref } = props;
  const chosen = options.find((option) => option.value === value);
  const list = useListbox({ options, chosen, label, onPick: onChange, ref });
  const field = (
    <button
      {...list.fieldProps()}
      className={clsx(controlClass, 'target flex items-center gap-2 px-3 py-1.5 text-left')}
    >
      {chosen?.color !== undefined && <CategorySwatch color={chosen.color} />}
      <span className={clsx('grow truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return <Listbox list={list} field={field} options={options} selected={[value]} />;
}
