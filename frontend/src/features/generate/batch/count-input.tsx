import type { ChangeEvent, Ref } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '@/components/ui/controls/text-input';
import { FEWEST, MOST } from './batch-rules';

interface CountInputProps {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * How many articles. What is no number becomes 1: an emptied field at once, and selected, so that the next digit
 * replaces it; the beginning of a number, such as a minus sign, when the field is left.
 */
export function CountInput({ value, onChange, ref }: CountInputProps) {
  const one = String(FEWEST);
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (input.value !== '' || input.validity.badInput) return onChange(input.value);
    flushSync(() => onChange(one));
    input.select();
  };
  return (
    <TextInput
      ref={ref}
      type="number"
      inputMode="numeric"
      min={FEWEST}
      max={MOST}
      step={1}
      value={value}
      onChange={type}
      onBlur={() => {
        if (value === '') onChange(one);
      }}
      className="max-w-20"
    />
  );
}
