import clsx from 'clsx';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Wraps the application: 700 ms before the first tooltip, at once within 300 ms of the last. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactElement;
}

/** Says more about the one focusable thing inside it, on hover and on focus; never the only place of a fact. */
export function Tooltip({ text, side = 'top', className, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 max-w-70 animate-float rounded-card bg-ink px-2 py-1.5 text-micro text-on-ink shadow-near',
            className,
          )}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
