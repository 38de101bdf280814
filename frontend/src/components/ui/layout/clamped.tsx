import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';

/** A paragraph of any length: its first three lines and, on request, all of it. */
export function Clamped({ className, children }: { className?: string; children: ReactNode }) {
  const [all, setAll] = useState(false);
  const [clipped, setClipped] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = text.current;
    // A paragraph shown whole is not clipped, but the button back to a few lines must stay.
    if (!element || all) return;
    const observer = new ResizeObserver(() => setClipped(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [all]);
  return (
    <>
      <p ref={text} className={clsx(!all && 'line-clamp-3', className)}>
        {children}
      </p>
      {clipped && (
        <Button
          size="small"
          variant="ghost"
          className="mt-1 -ml-2.5"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
