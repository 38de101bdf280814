import clsx from 'clsx';
import { PanelLeft, PanelRight, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { WIDE, useMedia } from '@/components/browser/media';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useRoom, useRoomSides, type Side } from './room';
import { useEscape } from '@/components/focus/use-escape';

interface RoomLayoutProps {
  bars: ReactNode;
  text: ReactNode;
  /** The bar that stays under the text while it scrolls. */
  foot: ReactNode;
  /** The column to the left of the text, which only the room shows. */
  outline: ReactNode;
  /** The column to the right of the text. */
  margin: ReactNode;
  /** The side that covers the text on narrow screens; undefined for none. */
  side: Side | undefined;
  /** Called to close that side. */
  onClose: () => void;
  /** Whether the person asks the model something in the margin, which is then shown even when it is folded. */
  asking: boolean;
}

const columns = {
  none: 'grid-cols-[minmax(0,1fr)]',
  margin: 'grid-cols-[minmax(0,1fr)_19rem]',
  outline: 'grid-cols-[15rem_minmax(0,1fr)]',
  both: 'grid-cols-[15rem_minmax(0,1fr)_22rem]',
};

/** The text in the middle. In the room, the outline is on its left, and each side can be folded. */
export function RoomLayout({ bars, text, foot, outline, margin, side, onClose, asking }: RoomLayoutProps) {
  const room = useRoom();
  const sides = useRoomSides();
  const wide = useMedia(WIDE);
  const left = room.open && sides.outline;
  const right = !room.open || sides.margin || asking;
  const shown = left ? (right ? 'both' : 'outline') : right ? 'margin' : 'none';
  return (
    <div
      className={clsx(
        'relative grid h-full max-lg:grid-cols-1 max-lg:overflow-hidden print:hidden',
        columns[shown],
      )}
    >
      <SideSheet
        label="Outline and sources"
        open={side === 'outline'}
        onClose={onClose}
        className={clsx('lg:border-r', !left && 'lg:hidden')}
      >
        {(left || side === 'outline') && outline}
      </SideSheet>
      <div
        inert={side !== undefined && !wide}
        className="flex min-h-0 flex-col max-lg:col-start-1 max-lg:row-start-1"
      >
        {room.open && <Folds sides={sides} />}
        <div className="shrink-0 px-8 has-[p]:-mb-4 has-[p]:pt-4 max-md:px-4">
          <div className="mx-auto max-w-166">{bars}</div>
        </div>
        <div className="@container min-h-0 grow overflow-y-auto px-8 max-md:px-4">
          <div className="mx-auto max-w-166 pt-6 pb-12 max-md:pt-3">{text}</div>
        </div>
        {foot}
      </div>
      <SideSheet
        label="Details"
        open={side === 'details'}
        bare={asking}
        onClose={onClose}
        className={clsx('lg:border-l', !right && 'lg:hidden')}
      >
        {margin}
      </SideSheet>
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

interface SideSheetProps {
  label: string;
  /** Whether the side covers the text, where there is no room next to it. */
  open: boolean;
  onClose: () => void;
  /** Whether the children have a head and a close button of their own. */
  bare?: boolean;
  className: string;
  children: ReactNode;
}

/** A side of the room: a column next to the text or, on narrow screens, a sheet over it. */
function SideSheet({ label, open, onClose, bare = false, className, children }: SideSheetProps) {
  const wide = useMedia(WIDE);
  const sheet = useRef<HTMLElement>(null);
  const over = open && !wide;
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (over) {
      opener.current = activeElement;
      sheet.current?.focus();
      return;
    }
    // A person who followed a link to the text, or used a button of the head, already has the focus there.
    const isLost = activeElement === document.body || sheet.current?.contains(activeElement);
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [over]);
  useEscape(over ? sheet : undefined, onClose);
  return (
    <>
      {over && (
        <div
          aria-hidden="true"
          onClick={onClose}
          className="absolute inset-0 z-10 bg-scrim lg:hidden short:fixed"
        />
      )}
      <aside
        ref={sheet}
        aria-label={label}
        tabIndex={over ? -1 : undefined}
        className={clsx(
          'overflow-y-auto border-line bg-paper outline-none',
          over
            ? 'absolute inset-x-0 bottom-0 z-10 max-h-[85%] animate-dialog short:fixed rounded-t-dialog border-t shadow-lifted'
            : 'max-lg:hidden',
          className,
        )}
      >
        {over && !bare && (
          <div className="sticky top-0 z-2 flex items-center justify-between border-b border-line bg-paper py-1 pr-2 pl-5 max-md:pl-4">
            <p className="text-small text-ink-2">{label}</p>
            <IconButton label={`Close ${label.toLowerCase()}`} icon={<X />} onClick={onClose} />
          </div>
        )}
        {children}
      </aside>
    </>
  );
}
