import clsx from 'clsx';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { WIDE, useMedia } from '@/components/media';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useEscape } from './use-escape';

interface SideSheetProps {
  label: string;
  /** It lies over the text, where there is no room beside it. */
  open: boolean;
  onClose: () => void;
  /** What is in it has a head and a close button of its own. */
  bare?: boolean;
  className: string;
  children: ReactNode;
}

/** A side of the room: a column beside the text or, on narrow screens, a sheet over it. */
export function SideSheet({ label, open, onClose, bare = false, className, children }: SideSheetProps) {
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
    // Who was led from it to the text, or closed it by a button of the head, is there already.
    const isLost = activeElement === document.body || sheet.current?.contains(activeElement);
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [over]);
  useEscape(over ? sheet : undefined, onClose);
  return (
    <>
      {over && (
        <div aria-hidden="true" onClick={onClose} className="absolute inset-0 z-10 bg-scrim lg:hidden" />
      )}
      <aside
        ref={sheet}
        aria-label={label}
        tabIndex={over ? -1 : undefined}
        className={clsx(
          'overflow-y-auto border-line bg-paper outline-none',
          over
            ? 'absolute inset-x-0 bottom-0 z-10 max-h-[85%] animate-dialog rounded-t-dialog border-t shadow-lifted'
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
