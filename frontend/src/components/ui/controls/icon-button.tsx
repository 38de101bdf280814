import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps, iconButtonClass } from './button';
import { Tooltip } from '@/components/ui/controls/tooltip';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  small?: boolean;
}

/** An icon as a button, named and explained by a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, small = false, className, type = 'button', ...rest } = props;
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={iconButtonClass(small ? 'small' : 'normal', className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

interface ReasonedButtonProps extends Omit<ButtonProps, 'blocked'> {
  /** The reason why the button cannot be used now; undefined while it can. */
  reason: string | undefined;
}

/** A button that says on hover and focus why it cannot be used now. */
export function ReasonedButton({ reason, ...button }: ReasonedButtonProps) {
  return (
    <Tooltip text={reason}>
      <Button {...button} blocked={reason !== undefined} />
    </Tooltip>
  );
}
