import clsx from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ToastMessage } from './toast-store';

/** Calls `onEnd` after so many milliseconds of not being paused. */
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

/** One toast: goes after five seconds, which stand still while it is pointed at or holds the focus. */
export function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
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
      // Captured: the place around it keeps the bubbling event from open dialogs.
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
