import type { ComponentProps, ReactNode } from 'react';
import { iconButtonClass } from './button-style';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  small?: boolean;
}

/** An icon alone: named, and explained by a tooltip. */
export function IconButton({
  label,
  icon,
  small = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
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
