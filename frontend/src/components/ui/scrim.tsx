import clsx from 'clsx';
import { useLayoutEffect, type ComponentProps } from 'react';
import { lockScroll } from './scroll-lock';

/**
 * Dims the page under a dialog and stops it from scrolling. Radix's own overlay would inject a style element for that,
 * which the Content-Security-Policy refuses.
 */
export function Scrim({ open, className, ...rest }: ComponentProps<'div'> & { open: boolean }) {
  useLayoutEffect(lockScroll, []);
  return (
    <div
      {...rest}
      className={clsx('fixed inset-0 z-30 bg-scrim', open ? 'animate-scrim' : 'animate-leave', className)}
    />
  );
}
