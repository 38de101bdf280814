import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { dayIn } from './audit-search';

interface DayFieldProps {
  label: string;
  /** The day that holds, as `2026-11-18`. */
  day: string | undefined;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * A day, picked or typed. On the way to 2026 the browser tells the years 2, 20 and 202: they stay in the field until
 * there is a day that can be meant. A `day` that comes from elsewhere replaces what is typed.
 */
export function DayField({ label, day = '', error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    setTyped(day);
  }
  return (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        // A year has four digits; the fourth leads on to what comes after it.
        max="9999-12-31"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = dayIn(target.value);
          // A field half filled has no value either, but is not yet emptied.
          const emptied = target.value === '' && !target.validity.badInput;
          if (next !== undefined || emptied) onChange(next);
        }}
        onBlur={() => setTyped(day)}
      />
    </Field>
  );
}
