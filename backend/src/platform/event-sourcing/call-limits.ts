export interface CallLimits {
  readonly appendMs: number;
  readonly readMs: number;
}

const longest: CallLimits = { appendMs: 5_000, readMs: 4_000 };

/**
 * The time limits for appends and reads. The client leaves them without one even if its connection string has a
 * `defaultDeadline`.
 */
export function callLimitsOf(connectionString: string): CallLimits {
  const deadlineMs = Number(/[?&]defaultDeadline=(\d+)/i.exec(connectionString)?.[1] ?? Infinity);
  return {
    appendMs: Math.min(longest.appendMs, deadlineMs),
    readMs: Math.min(longest.readMs, deadlineMs),
  };
}
