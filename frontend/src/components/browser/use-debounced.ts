import { useEffect, useState } from 'react';

/** Long enough to tell a stop from a pause between two words. */
const DELAY_MS = 1_000;

/** The text as it was when nobody had changed it for this many milliseconds. */
export function useDebounced(text: string, ms = DELAY_MS): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
