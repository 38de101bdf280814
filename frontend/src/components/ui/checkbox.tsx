import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

/** The box alone, also drawn inside lists of choices. */
export function CheckGlyph({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-4 shrink-0 place-items-center rounded-bar border',
        checked ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-raised',
      )}
    >
      {checked && <Check className="size-3" strokeWidth={2.4} />}
    </span>
  );
}

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
}

/** A check box with its label. */
export function Checkbox({ checked, onChange, children, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div className="-ml-1 flex items-center gap-1.5">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onChange(state === true)}
        className="grid size-6 place-items-center rounded-bar"
      >
        <CheckGlyph checked={checked} />
      </Radix.Root>
      <label htmlFor={id} className={clsx(disabled && 'text-ink-off')}>
        {children}
      </label>
    </div>
  );
}
