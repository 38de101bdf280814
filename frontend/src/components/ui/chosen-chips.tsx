import { useLayoutEffect, useRef, useState } from 'react';
import { Chip } from './chip';
import type { Option } from './listbox';

interface ChosenChipsProps {
  chosen: readonly Option[];
  onRemove: (value: string) => void;
}

/** The chips of a multi-select, three rows at most; what does not fit is counted. */
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
        className="relative flex max-h-21.5 min-w-0 flex-wrap gap-1 overflow-hidden [&_button]:pointer-events-auto"
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
  const bottom = box.scrollTop + box.clientHeight;
  return ([...box.children] as HTMLElement[]).filter((chip) => chip.offsetTop >= bottom).length;
}
