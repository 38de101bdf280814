import { useEffect, useState } from 'react';

/** Somebody has stopped typing, and not only between two words. */
const RESTS_MS = 1_000;

/** A text as it was when nobody had typed for so long. */
export function useRested(text: string, ms = RESTS_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
