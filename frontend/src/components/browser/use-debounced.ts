import { useEffect, useState } from 'react';

/** The pause after typing, long enough to tell a stop from a pause between two words. */
const DELAY_MS = 1_000;

/** The text as it was when it had last been unchanged for this many milliseconds. */
export function useDebounced(text: string, ms = DELAY_MS): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
