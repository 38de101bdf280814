import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
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
        className={clsx(
          'tint grid shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink max-md:size-11',
          small ? 'size-7.5' : 'size-9',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
