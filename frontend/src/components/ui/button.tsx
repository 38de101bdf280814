import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';
import { Tooltip } from './tooltip';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Working: the text that stands in place of the label, such as 'Saving...'. The button keeps width and focus. */
  pending?: string | false | undefined;
  /** Why the button cannot be used now. It stays focusable, so that the reason can be read. */
  reason?: string | undefined;
}

/** A button. One `primary` a page, one a form; `promote` for promoting only; `danger-filled` only to confirm. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'normal', icon, pending = false, reason, children, ...rest } = props;
  const { className, type = 'button', onClick, ...attributes } = rest;
  const blocked = Boolean(pending) || reason !== undefined;
  const state = pending ? 'pending' : blocked || attributes.disabled ? 'disabled' : undefined;
  const button = (
    <button
      {...attributes}
      type={type}
      aria-disabled={blocked || undefined}
      onClick={blocked ? refuse : onClick}
      className={clsx(buttonClass(variant, size, state), className)}
    >
      {pending ? <Spinner /> : icon}
      <Label pending={pending}>{children}</Label>
    </button>
  );
  // Where there can be a reason there is always a place for it: a button that is mounted anew loses the focus.
  return 'reason' in props ? <Tooltip text={reason}>{button}</Tooltip> : button;
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
