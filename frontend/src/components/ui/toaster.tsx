import { DismissableLayer } from 'radix-ui/internal';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { ToastCard } from './toast-card';
import { toasts } from './toast-store';

/**
 * Where the toast appears, bottom right. F8 moves the focus to it, Escape takes it away and the focus back. Success is
 * told politely from a region that is always there; failure interrupts.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  const place = useRef<HTMLDivElement>(null);
  const returnTo = useRef<Element | null>(null);
  const dismiss = () => {
    if (!shown) return;
    const held = place.current?.contains(document.activeElement);
    toasts.dismiss(shown.id);
    if (held && returnTo.current instanceof HTMLElement) returnTo.current.focus();
  };
  useToastKeys(place, returnTo, dismiss);
  const card = shown && <ToastCard key={shown.id} message={shown} onDismiss={dismiss} />;
  const failed = shown?.tone === 'destructive';
  return (
    // A press on the toast is no press outside of an open dialog.
    <DismissableLayer.Branch
      ref={place}
      // Over a dialog it stays clear of the buttons at the foot.
      className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-107 p-6 in-data-locked:bottom-20 max-md:p-4"
    >
      <div role="status" aria-live="polite">
        {!failed && card}
      </div>
      {failed && (
        <div role="alert" aria-live="assertive">
          {card}
        </div>
      )}
    </DismissableLayer.Branch>
  );
}

function useToastKeys(
  place: RefObject<HTMLDivElement | null>,
  returnTo: RefObject<Element | null>,
  dismiss: () => void,
): void {
  useEffect(() => {
    const box = place.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = box?.querySelector<HTMLElement>('[data-toast]');
      const held = box?.contains(document.activeElement);
      if (event.key === 'F8' && target && !held) {
        returnTo.current = document.activeElement;
        // An open dialog holds the focus, but lets go of an element that is simply blurred.
        if (returnTo.current instanceof HTMLElement) returnTo.current.blur();
        target.focus();
        event.preventDefault();
      }
      if (event.key === 'Escape' && held) {
        dismiss();
        event.stopImmediatePropagation();
      }
    };
    const keepFromDialogs = (event: FocusEvent) => event.stopPropagation();
    // In the capture phase of the window, so that the dialog below does not close on the same Escape.
    window.addEventListener('keydown', onKeyDown, true);
    box?.addEventListener('focusin', keepFromDialogs);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      box?.removeEventListener('focusin', keepFromDialogs);
    };
  });
}
