import clsx from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { Chip } from '@/components/ui/text/chip';
import type { Option } from './listbox';

interface ChosenChipsProps {
  chosen: readonly Option[];
  onRemove: (value: string) => void;
}

/** Rows of chips; the count of those that do not fit would stand in one more. */
const ROWS = 3;

/** The chips of a multi-select, three rows and the count of what does not fit in them; or four, if that is all. */
export function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHidden(countClipped(element)));
    observer.observe(element);
    setHidden(countClipped(element));
    return () => observer.disconnect();
  }, [chosen]);
  if (chosen.length === 0) return null;
  return (
    <>
      <div
        ref={box}
        className={clsx(
          'relative flex min-w-0 flex-wrap gap-1 overflow-hidden [&_button]:pointer-events-auto',
          hidden > 0 && 'max-h-21.5',
        )}
      >
        {chosen.map((option) => (
          <Chip key={option.value} color={option.color} onRemove={() => onRemove(option.value)} mouseOnly>
            {option.label}
          </Chip>
        ))}
      </div>
      {hidden > 0 && <span className="px-1.5 text-small text-ink-3">+{hidden}</span>}
    </>
  );
}

function countClipped(box: HTMLElement): number {
  const tops = ([...box.children] as HTMLElement[]).map((chip) => chip.offsetTop);
  const rows = [...new Set(tops)];
  const first = rows[ROWS];
  return first === undefined || rows.length === ROWS + 1 ? 0 : tops.filter((top) => top >= first).length;
}
