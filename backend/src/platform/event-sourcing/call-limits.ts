export interface CallLimits {
  readonly appendMs: number;
  readonly readMs: number;
}

const longest: CallLimits = { appendMs: 5_000, readMs: 4_000 };

/**
 * Limits for appends and reads, which the client leaves without one even if its connection string has a
 * `defaultDeadline`.
 */
export function callLimitsOf(connectionString: string): CallLimits {
  const deadlineMs = Number(/[?&]defaultDeadline=(\d+)/i.exec(connectionString)?.[1] ?? Infinity);
  return {
    appendMs: Math.min(longest.appendMs, deadlineMs),
    readMs: Math.min(longest.readMs, deadlineMs),
  };
}
