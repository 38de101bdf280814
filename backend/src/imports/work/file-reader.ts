import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Item } from '../readers/item.js';
import type { ReadingWork } from '../readers/reading-work.js';
import type { ThreadMessage } from '../readers/reading-thread.js';

const heapMebibytes = 384;
/** How long the thread may be silent, in milliseconds. Converting the longest text takes a few seconds. */
const silentMs = 120_000;

/**
 * Reads each file in a thread of its own, so that requests do not wait for it and a bad file cannot end the process.
 */
export class FileReader {
  /** @param program the built program of the thread, `reading-thread.js` */
  constructor(private readonly program: URL) {}

  /**
   * @param take called with some items at a time; the thread continues when it is done with them
   * @throws DomainError `file-unreadable` with a sentence for people; any other error of the thread is no fault of the
   * file
   */
  async read(
    work: ReadingWork,
    take: (items: readonly Item[]) => Promise<void>,
    stop: AbortSignal,
  ): Promise<void> {
    const worker = new Worker(this.program, {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
      // Libraries may print complaints about hostile files, which do not belong in the output of the server.
      stderr: true,
    });
    // This listens from the beginning, because an error that nobody listens for would end the process.
    const ended = once(worker, 'exit', { signal: stop }).then(() => {
      throw tooMuch();
    });
    try {
      for (;;) {
        const told = await Promise.race([heard(worker), ended]);
        if ('end' in told) return;
        if ('unreadable' in told) throw unreadable(told.unreadable);
        await take(told.items);
        worker.postMessage('taken');
      }
    } catch (error) {
      stop.throwIfAborted();
      throw isOutOfMemory(error) ? tooMuch() : error;
    } finally {
      await worker.terminate();
    }
  }
}

async function heard(worker: Worker): Promise<ThreadMessage> {
  const silent = AbortSignal.timeout(silentMs);
  try {
    const [told] = (await once(worker, 'message', { signal: silent })) as [ThreadMessage];
    return told;
  } catch (error) {
    throw silent.aborted ? tooMuch() : error;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = (): DomainError =>
  unreadable('The file could not be read: it takes too much time or memory.');

const unreadable = (sentence: string): DomainError =>
  new DomainError('unsupported', 'file-unreadable', sentence);
