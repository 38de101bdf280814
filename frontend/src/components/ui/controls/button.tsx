import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '@/components/ui/graphics/spinner';

export type ButtonVariant = 'primary' | 'promote' | 'secondary' | 'ghost' | 'danger' | 'danger-filled';
/**
 * The sizes: `normal` 36 px, `small` 30 px for rows, `large` 44 px for the one button of a screen. All are 44 px on a
 * phone.
 */
export type ButtonSize = 'normal' | 'small' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-on-ink hover:border-ink-hover hover:bg-ink-hover active:opacity-85',
  promote:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:opacity-90',
  secondary: 'border-line-2 bg-sheet text-ink hover:border-ink-3 active:bg-sunken',
  ghost: 'tint border-transparent text-ink-2 hover:text-ink',
  danger:
    'border-transparent text-danger hover:bg-danger-wash active:border-danger-line active:bg-danger-wash',
  'danger-filled':
    'border-danger bg-danger text-on-danger hover:border-danger-strong hover:bg-danger-strong active:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-9 px-3.5 max-md:min-h-11',
  small: 'min-h-7.5 px-2.5 text-small max-md:min-h-11',
  large: 'min-h-11 px-4',
};

/** The classes of a button, for buttons and for links that look like one. */
export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize,
  state?: 'pending' | 'disabled',
): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border py-1 text-center font-medium transition-colors print:hidden',
    sizes[size],
    state === undefined
      ? variants[variant]
      : clsx('border-line bg-sunken', state === 'pending' ? 'text-ink-2' : 'text-ink-off'),
  );
}

/** The classes of a button with only an icon. */
export function iconButtonClass(size: 'normal' | 'small', className?: string): string {
  return clsx(
    'tint grid shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink max-md:size-11 print:hidden',
    size === 'small' ? 'size-7.5' : 'size-9',
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /**
   * The text instead of the label while the button works, such as 'Saving...'. The button keeps its width and focus.
   */
  pending?: string | false | undefined;
  /** Whether the button cannot be used now, but can still be focused; see `ReasonedButton`. */
  blocked?: boolean;
}

/**
 * A button. Use one `primary` per page and one per form, `promote` only for promoting, and `danger-filled` only to
 * confirm.
 */
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
