import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Working: the text that stands in place of the label, such as 'Saving...'. The button keeps width and focus. */
  pending?: string | false | undefined;
  /** Cannot be used now, but stays focusable; see `ReasonedButton`. */
  blocked?: boolean;
}

/** A button. One `primary` a page, one a form; `promote` for promoting only; `danger-filled` only to confirm. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'normal', icon, pending = false, children, ...rest } = props;
  const { className, type = 'button', onClick, blocked = false, ...attributes } = rest;
  const idle = blocked || Boolean(pending);
  const state = pending ? 'pending' : idle || attributes.disabled ? 'disabled' : undefined;
  return (
    <button
      {...attributes}
      type={type}
      aria-disabled={idle || undefined}
      onClick={idle ? refuse : onClick}
      className={clsx(buttonClass(variant, size, state), className)}
    >
      {pending ? <Spinner /> : icon}
      <Label pending={pending}>{children}</Label>
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}

/** Both texts share one cell, so that the button is as wide as the longer one from the start. */
function Label({ pending, children }: { pending: string | false; children: ReactNode }) {
  if (pending === false) return children;
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span>{pending}</span>
      <span aria-hidden="true" className="invisible">
        {children}
      </span>
    </span>
  );
}
