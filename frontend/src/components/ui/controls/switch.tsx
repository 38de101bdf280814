import clsx from 'clsx';
import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: string;
  /** A sentence under the label. It says why, when the switch cannot be used. */
  note: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off and takes effect at once. It is green when on. */
export function Switch({ label, note, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-small text-ink-3">
          {note}
        </p>
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={`${id}-note`}
        className={clsx(
          // The area that can be pressed is larger than the visible switch: 44 by 36 px, and 44 by 44 px on a phone.
          'relative before:absolute before:-inset-x-1.5 before:-inset-y-2.25 max-md:before:-inset-y-3.25',
          'h-5 w-8.5 shrink-0 forced-color-adjust-none rounded-full border transition-colors max-md:my-3',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
          disabled && 'border-line-2 opacity-60',
        )}
      >
        <Radix.Thumb
          className={clsx(
            'block size-3.5 rounded-full transition-transform duration-140',
            checked ? 'translate-x-4 bg-on-accent' : 'translate-x-0.5 bg-line-strong',
          )}
        />
      </Radix.Root>
    </div>
  );
}
