export class TimeLimitExceeded extends Error {
  constructor(readonly limitMs: number) {
    super(`No answer within ${limitMs} ms`);
  }
}

/**
 * The promise’s result, or TimeLimitExceeded after `limitMs`. The work itself continues, so a caller that must know its
 * outcome has to look again.
 */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(limitMs)), limitMs);
  });
  // If the work fails late, when nobody waits for it any more, the rejection must not take the process down.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
