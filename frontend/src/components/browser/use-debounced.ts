import { useEffect, useState } from 'react';

/** Somebody has stopped typing, and not only between two words. */
const DELAY_MS = 1_000;

/** A text as it was when nobody had typed for so long. */
export function useDebounced(text: string, ms = DELAY_MS): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
