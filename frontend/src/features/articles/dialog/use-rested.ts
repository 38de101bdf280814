import { useEffect, useState } from 'react';

/** A text rests when nobody has typed for this time. */
const RESTS_MS = 1_000;

/** A text as it was when it rested last. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
