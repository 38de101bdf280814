import clsx from 'clsx';
import { Tooltip as Radix } from 'radix-ui';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';

/**
 * Wraps the application. The first tooltip appears after 700 ms; within 300 ms of the last one, the next appears at
 * once.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** The text of the tooltip; undefined while there is nothing more to say. */
  text: string | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactElement;
}

/**
 * Says more about the one focusable thing inside it, on hover and on focus. It must never be the only place of a fact.
 */
export function Tooltip({ text, side = 'top', className, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        // Radix closes on every scroll, but moving to the trigger by key may itself scroll.
        const scrolled = window.event?.type === 'scroll';
        if (next || !scrolled || !trigger.current?.matches(':focus-visible')) setOpen(next);
      }}
    >
      <Radix.Trigger ref={trigger} asChild>
        {children}
      </Radix.Trigger>
      {text !== undefined && (
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
      )}
    </Radix.Root>
  );
}
