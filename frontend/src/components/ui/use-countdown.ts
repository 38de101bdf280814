import { useEffect, useRef } from 'react';

/** Calls `onEnd` after so many milliseconds of not being paused. */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused]);
}
