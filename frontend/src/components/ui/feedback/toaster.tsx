import clsx from 'clsx';
import { DismissableLayer } from 'radix-ui/internal';
import { useEffect, useRef, useSyncExternalStore, useEffectEvent, useState, type RefObject } from 'react';
import { useToastPlace, type ToastPlace } from './toast-place';
import { toasts, type ToastMessage } from './toast-store';
import { Check, CircleAlert, X } from 'lucide-react';

const positions: Record<ToastPlace, string> = {
  'bottom-right': 'right-0 bottom-0',
  bottom: 'inset-x-0 bottom-0 mx-auto',
  'top-right': 'top-0 right-0',
  top: 'inset-x-0 top-0 mx-auto',
  'bottom-left': 'bottom-0 left-0',
  'top-left': 'top-0 left-0',
};

/**
 * Shows the toast at the bottom right, unless it would cover controls there. F8 moves the focus to it; Escape removes
 * it and returns the focus. Screen readers hear of success politely, from a region that is always there; failure
 * interrupts.
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
  const position = positions[useToastPlace(place, shown?.id)];
  const card = shown && <ToastCard key={shown.id} message={shown} onDismiss={dismiss} />;
  const failed = shown?.tone === 'destructive';
  return (
    // A press on the toast must not count as a press outside an open dialog.
    <DismissableLayer.Branch
      ref={place}
      className={clsx(
        'pointer-events-none fixed z-50 w-full max-w-107 p-6 max-md:p-4 print:hidden',
        position,
      )}
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
        // An open dialog keeps the focus inside, but lets go of an element that is blurred.
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
    // The listener captures the event at the window, so that the dialog below does not close on the same Escape.
    window.addEventListener('keydown', onKeyDown, true);
    box?.addEventListener('focusin', keepFromDialogs);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      box?.removeEventListener('focusin', keepFromDialogs);
    };
  });
}

/** Calls `onEnd` after this many milliseconds, not counting the time while paused. */
function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused]);
}

const SHOWN_MS = 5_000;

/** One toast. It disappears after five seconds; the time stops while it is pointed at or has the focus. */
function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(SHOWN_MS, hovered || focused, onDismiss);
  const failed = message.tone === 'destructive';
  const Icon = failed ? CircleAlert : Check;
  return (
    <div
      data-toast=""
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // The event is captured, because the place around keeps the bubbling one from open dialogs.
      onFocusCapture={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={clsx(
        'pointer-events-auto flex animate-float items-start gap-3 rounded-card border border-l-3 border-line-2 bg-raised py-3 pr-2 pl-3.5 shadow-floating',
        failed ? 'border-l-danger' : 'border-l-accent',
      )}
    >
      <Icon className="mt-0.5 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{message.title}</p>
        {message.description !== undefined && (
          <p className="mt-0.5 text-small text-ink-2">{message.description}</p>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="tint grid size-7 shrink-0 place-items-center rounded-control text-ink-2 max-md:size-11"
      >
        <X />
      </button>
    </div>
  );
}
