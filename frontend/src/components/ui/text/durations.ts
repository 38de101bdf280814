/**
 * Puts a duration into words, to the second: "12 s", "1 min 12 s", "1 h 4 min". Units that are not complete don't
 * count, so it never says 60 seconds.
 */
export function durationInWords(milliseconds: number): string {
  const seconds = Math.max(Math.floor(milliseconds / 1_000), 0);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Puts a duration into words as exactly as short times need: "640 ms", "12.4 s", "1 min 12 s". */
export function exactDurationInWords(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.floor(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(Math.floor(milliseconds / 100) / 10).toFixed(1)} s`;
  return durationInWords(milliseconds);
}

/**
 * Puts an estimate of a future duration into words, no more exact than it can be: "less than 10 s", "about 40 s",
 * "about 3 min".
 */
export function aboutInWords(milliseconds: number): string {
  if (milliseconds < 10_000) return 'less than 10 s';
  if (milliseconds < 90_000) return `about ${Math.round(milliseconds / 10_000) * 10} s`;
  return `about ${Math.round(milliseconds / 60_000)} min`;
}
