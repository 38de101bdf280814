import clsx from 'clsx';
import { PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useRoom, useRoomSides, type Side } from './room';

interface RoomLayoutProps {
  bars: ReactNode;
  text: ReactNode;
  /** Stays under the text while it scrolls. */
  foot: ReactNode;
  /** Left of the text, in the room only. */
  outline: ReactNode;
  /** Right of the text. */
  margin: ReactNode;
  /** Takes the text's place on narrow screens. */
  side: Side | undefined;
  /** Something is asked in the margin, which is shown for that even when it is folded. */
  asking: boolean;
}

const columns = {
  none: 'grid-cols-[minmax(0,1fr)]',
  margin: 'grid-cols-[minmax(0,1fr)_19rem]',
  outline: 'grid-cols-[15rem_minmax(0,1fr)]',
  both: 'grid-cols-[15rem_minmax(0,1fr)_22rem]',
};

/** The text in the middle; in the room its outline on the left, and each side can be folded. */
export function RoomLayout({ bars, text, foot, outline, margin, side, asking }: RoomLayoutProps) {
  const room = useRoom();
  const sides = useRoomSides();
  const left = room.open && sides.outline;
  const right = !room.open || sides.margin || asking;
  const shown = left ? (right ? 'both' : 'outline') : right ? 'margin' : 'none';
  return (
    <div className={clsx('grid h-full max-lg:grid-cols-1', columns[shown])}>
      {(left || side === 'outline') && (
        <div
          className={clsx(
            'overflow-y-auto border-line bg-paper lg:border-r',
            side !== 'outline' && 'max-lg:hidden',
            !left && 'lg:hidden',
          )}
        >
          {outline}
        </div>
      )}
      <div className={clsx('flex min-h-0 flex-col', side !== undefined && 'max-lg:hidden')}>
        {room.open && <Folds sides={sides} />}
        <div className="shrink-0 px-8 has-[p]:-mb-4 has-[p]:pt-4 max-md:px-4">
          <div className="mx-auto max-w-166">{bars}</div>
        </div>
        <div className="@container min-h-0 grow overflow-y-auto px-8 max-md:px-4">
          <div className="mx-auto max-w-166 pt-6 pb-12 max-md:pt-3">{text}</div>
        </div>
        {foot}
      </div>
      <aside
        aria-label="Details"
        className={clsx(
          'overflow-y-auto border-line bg-paper lg:border-l',
          side !== 'details' && 'max-lg:hidden',
          !right && 'lg:hidden',
        )}
      >
        {margin}
      </aside>
    </div>
  );
}

function Folds({ sides }: { sides: ReturnType<typeof useRoomSides> }) {
  return (
    <div className="flex shrink-0 justify-between px-3 pt-2 max-lg:hidden">
      <IconButton
        small
        label="Outline"
        icon={<PanelLeft />}
        aria-pressed={sides.outline}
        onClick={sides.toggleOutline}
      />
      <IconButton
        small
        label="Margin"
        icon={<PanelRight />}
        aria-pressed={sides.margin}
        onClick={sides.toggleMargin}
      />
    </div>
  );
}
