import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { topmostDialog } from '@/components/focus/topmost-dialog';
import { WIDE, useMedia } from '@/components/media';
import { IconButton } from '@/components/ui/controls/icon-button';

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

/** Closes by Escape, unless that belongs to a list that is open, or to a dialog over this one. */
function useEscape(sheet: RefObject<HTMLElement | null> | undefined, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target : null;
    const ofAnother = place?.closest('[aria-expanded=true][aria-haspopup], [role=menu], [role=listbox]');
    if (event.key !== 'Escape' || ofAnother || !topmostDialog()?.contains(sheet?.current ?? null)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    if (!sheet) return;
    // In the capture phase of the window, so that the dialog doesn't close on the same Escape.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [sheet]);
}
