import type { OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckedText } from '../../../../checks/checked-text.js';
import { notCheckedFindings, type Finding } from '../../../../checks/registry.js';

/** Of one text; the longest takes half a second. */
const limitMs = 5_000;
const mostWaiting = 100;
const heapMebibytes = 512;

/**
 * Runs the checks in a thread of their own, so that no text holds up the requests of others. A text that takes too
 * long, or comes when too many wait, is told as not checked.
 */
export class CheckPool implements OnModuleDestroy {
  private worker: Worker | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** @param thread the built program of the thread, `check-thread.js` */
  constructor(private readonly thread: URL) {}

  async check(text: CheckedText): Promise<Finding[]> {
    if (this.waiting >= mostWaiting) return unchecked(text);
    this.waiting += 1;
    const found = this.last.then(() => this.run(text));
    this.last = found;
    try {
      return await found;
    } finally {
      this.waiting -= 1;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private async run(text: CheckedText): Promise<Finding[]> {
    const worker = (this.worker ??= this.started());
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      worker.postMessage(text);
      const [findings] = (await answer) as [Finding[]];
      return findings;
    } catch {
      // Too slow, or out of memory: the next text has a thread of its own.
      this.worker = undefined;
      await worker.terminate();
      return unchecked(text);
    }
  }

  private started(): Worker {
    const worker = new Worker(this.thread, { resourceLimits: { maxOldGenerationSizeMb: heapMebibytes } });
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    worker.unref();
    return worker;
  }
}

const unchecked = (text: CheckedText): Finding[] =>
  notCheckedFindings(text.rules, 'The text could not be checked in time. Please try again.');
