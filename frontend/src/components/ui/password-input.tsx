import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { iconButtonClass } from './button-style';
import { TextInput } from './text-input';

/** A password with a button that shows and hides it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        className={clsx('pr-11', className)}
      />
      <button
        type="button"
        aria-label={label}
        // The browser's own tooltip: ours would make sign-in heavier by a quarter.
        title={label}
        onClick={() => setShown(!shown)}
        className={iconButtonClass('small', 'absolute top-1/2 right-1 -translate-y-1/2 max-md:right-0')}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  );
}
