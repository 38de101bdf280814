import { useEffect, useState } from 'react';

/**
 * The current time, updated each minute: a page that says "in 2 days" may stay open over midnight.
 * @param every milliseconds between two updates; null for no updates
 */
export function useNow(every: number | null = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
