import clsx from 'clsx';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { iconButtonClass } from './button';
import { controlClass, useFieldAttributes } from './field';

/**
 * One line of text. If it is read-only, it turns grey and shows a lock. It takes what `register()` of react-hook-form
 * gives.
 */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const attributes = useFieldAttributes();
  const input = (
    <input
      type="text"
      {...attributes}
      {...rest}
      className={clsx(controlClass, 'target px-3 py-1.5', className)}
    />
  );
  if (!rest.readOnly) return input;
  return (
    <div className="relative">
      {input}
      <Lock className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
    </div>
  );
}

/** Several lines of text; at first `rows` high, it grows with its content. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const attributes = useFieldAttributes();
  return (
    <textarea
      rows={rows}
      {...attributes}
      {...rest}
      // A field that grows with its content ignores its rows.
      style={{ minHeight: `calc(${rows} * 1lh + 1.125rem)` }}
      className={clsx(controlClass, 'field-sizing-content resize-y px-3 py-2', className)}
    />
  );
}

/** A password with a button that shows and hides it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        className="pr-11"
      />
      <button
        type="button"
        aria-label={label}
        // This is the browser's own tooltip: ours would make sign-in heavier by a quarter.
        title={label}
        onClick={() => setShown(!shown)}
        className={iconButtonClass('small', 'absolute top-1/2 right-1 -translate-y-1/2 max-md:right-0')}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  );
}
