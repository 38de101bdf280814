import { useRef } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { count, countOrMore } from '@/components/ui/text/numbers';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** Whether there are more than `total`. */
  totalIsLowerBound?: boolean;
  pending: boolean;
  onLoad: () => void;
}

/** The end of a list that shows only a part of its entries. It must come right after the list, a `ul` or a `table`. */
export function LoadMore({ shown, total, totalIsLowerBound = false, pending, onLoad }: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  const revealed = useRef<() => HTMLElement | undefined>(undefined);
  const complete = shown >= total && !totalIsLowerBound;
  // The last load removes the button, and without this its focus would fall to the page.
  useFocusMove(complete, () => (complete ? revealed.current?.() : undefined), { onlyIfLost: true });
  if (complete) return null;
  return (
    <div ref={foot} className="mt-4 flex items-center gap-4 text-small text-ink-3">
      <Button
        pending={pending && 'Loading...'}
        onClick={() => {
          const list = foot.current?.previousElementSibling;
          const before = rowsOf(list).length;
          revealed.current = () => placeIn(rowsOf(list)[before]);
          onLoad();
        }}
      >
        Load more
      </Button>
      {count(shown)} of {countOrMore(total, totalIsLowerBound)}
    </div>
  );
}

function rowsOf(list: Element | null | undefined): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li, :scope > tbody > tr') ?? [])];
}

/** The place in a row where j and k would stop; a row without one takes the focus itself. */
function placeIn(row: HTMLElement | undefined): HTMLElement | undefined {
  const link = row?.querySelector<HTMLElement>('[data-row-link]');
  if (row && !link) row.tabIndex = -1;
  return link ?? row;
}
