import { RadioGroup } from 'radix-ui';
import { useId, type Ref } from 'react';
import { useFieldControl } from './field';

export interface RadioCard<T extends string> {
  value: T;
  label: string;
  /** The second line, which says what choosing it does. */
  note: string;
}

interface RadioCardsProps<T extends string> {
  label: string;
  options: readonly RadioCard<T>[];
  value: T;
  onChange: (value: T) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A choice between few options that need a second line each. Arrows move the choice. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, options, value, onChange, ref } = props;
  const id = useId();
  const control = useFieldControl();
  return (
    <RadioGroup.Root
      ref={ref}
      id={control?.id}
      aria-label={label}
      aria-describedby={control?.['aria-describedby']}
      aria-invalid={control?.['aria-invalid']}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      className="grid gap-2"
    >
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          className="flex gap-2.5 rounded-control border border-line-strong bg-raised px-3 py-2.5 has-data-[state=checked]:border-ink has-data-[state=checked]:outline has-data-[state=checked]:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <RadioGroup.Item
            id={`${id}-${option.value}`}
            value={option.value}
            aria-label={option.label}
            aria-describedby={`${id}-${option.value}-note`}
            className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-raised focus-visible:outline-none data-[state=checked]:border-ink"
          >
            <RadioGroup.Indicator className="size-2 rounded-full bg-ink" />
          </RadioGroup.Item>
          <span>
            <span className="block font-medium">{option.label}</span>
            <span id={`${id}-${option.value}-note`} className="block text-small text-ink-3">
              {option.note}
            </span>
          </span>
        </label>
      ))}
    </RadioGroup.Root>
  );
}
