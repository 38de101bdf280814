import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the check no longer throws. If it still throws after `limitMs`, throws its last error. */
export async function eventually(check: () => unknown, limitMs = 10_000): Promise<void> {
  const latest = performance.now() + limitMs;
  for (let wait = 5; ; wait = Math.min(50, wait * 2)) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > latest) throw error;
    }
    await pause(wait);
  }
}

/**
 * Resolves when a condition holds. It looks every millisecond or two, for what does not last, and leaves the others a
 * core.
 */
export async function soon(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await pause(2);
}
