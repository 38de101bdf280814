import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** The share of this process's time above which it counts as busy serving people. */
const busyShare = 0.5;
/**
 * How recently a person must have been served to count as at work, in milliseconds; few answers take longer, even if
 * Postgres is busy.
 */
const atWorkMs = 50;
const lookMs = 25;
const longestMs = 500;

let lastServed = -Infinity;
for (const channel of ['http.server.request.start', 'http.server.response.finish']) {
  subscribe(channel, () => (lastServed = performance.now()));
}

/** Lets people's requests go first, for work that nobody waits for. */
export class IdleYield {
  private since = performance.eventLoopUtilization();

  /**
   * Resolves when this process has had little to do since the last turn and served nobody a moment ago, or after half a
   * second of waiting.
   */
  async turn(over: AbortSignal): Promise<void> {
    for (let waited = 0; waited < longestMs && !over.aborted && this.isBusy(); waited += lookMs) {
      await pause(lookMs, undefined, { signal: over }).catch(() => undefined);
    }
  }

  private isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.since);
    this.since = now;
    return utilization > busyShare || performance.now() - lastServed < atWorkMs;
  }
}
