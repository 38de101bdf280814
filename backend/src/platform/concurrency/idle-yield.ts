import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Of this process's time, above which people are being served. */
const busyShare = 0.5;
/** Whoever asked or was answered so recently is at work; few answers take longer, even when Postgres is busy. */
const atWorkMs = 50;
const lookMs = 25;
const longestMs = 500;

let lastServed = -Infinity;
for (const channel of ['http.server.request.start', 'http.server.response.finish']) {
  subscribe(channel, () => (lastServed = performance.now()));
}

/** For work that nobody waits for: lets what people ask for go first. */
export class IdleYield {
  private since = performance.eventLoopUtilization();

  /**
   * Resolves when this process has had little to do since the last time and nobody was served a moment ago, or after
   * half a second of waiting for that.
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
