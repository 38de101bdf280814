import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topmostDialog } from '@/components/focus/use-focus-return';

/**
 * Closes a part of a dialog on Escape, unless the key belongs to an open list or to a dialog over this one.
 * @param focused closes it only while the focus is in the part
 */
export function useEscape(
  part: RefObject<HTMLElement | null> | undefined,
  onClose: () => void,
  focused = false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target : null;
    const ofAnother = place?.closest('[aria-expanded=true][aria-haspopup], [role=menu], [role=listbox]');
    if (event.key !== 'Escape' || ofAnother || !topmostDialog()?.contains(part?.current ?? null)) return;
    if (focused && !part?.current?.contains(place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    if (!part) return;
    // The listener captures the event at the window, so that the dialog doesn't close on the same Escape.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [part]);
}
