import clsx from 'clsx';
import { type ComponentProps, useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stops the page under a dialog from scrolling, and keeps the room of its scroll bar so that nothing jumps. Several
 * dialogs may hold the lock at once; the returned function releases it.
 */
function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks === 0) {
    page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`);
    page.dataset['locked'] = '';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) delete page.dataset['locked'];
  };
}

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
