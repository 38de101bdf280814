import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';

const mostBytes = 2 ** 20;

interface Pause {
  /** The end of the pause, on the monotonic clock. */
  readonly until: number;
  readonly lengthMs: number;
}

/**
 * Pauses before failed work is tried again, which double with each failure. Only the latest failures are remembered.
 */
export class GrowingPauses {
  private readonly pauses = new LRUCache<string, Pause>({ maxSize: mostBytes, sizeCalculation: bytesHeld });

  constructor(
    private readonly firstMs: number,
    private readonly longestMs: number,
  ) {}

  /** Whether it has ever failed, as far as is remembered. */
  has(key: string): boolean {
    return this.pauses.has(key);
  }

  /** The rest of the pause in milliseconds; 0 without one. */
  leftOf(key: string): number {
    return Math.max(0, (this.pauses.get(key)?.until ?? 0) - performance.now());
  }

  failed(key: string): void {
    const lengthMs = Math.min(2 * (this.pauses.get(key)?.lengthMs ?? this.firstMs / 2), this.longestMs);
    this.pauses.set(key, { lengthMs, until: performance.now() + lengthMs });
  }

  succeeded(key: string): void {
    if (this.has(key)) this.pauses.set(key, { lengthMs: this.firstMs / 2, until: 0 });
  }
}
