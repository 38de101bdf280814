import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Item } from '../readers/item.js';
import type { ReadingWork } from '../readers/reading-work.js';
import type { ThreadMessage } from '../readers/reading-thread.js';

const heapMebibytes = 384;
/** Without a word from the thread. Converting the longest text takes a few seconds. */
const silentMs = 120_000;

/** Reads files in threads of their own, so that no request waits for them and none can take the process along. */
export class FileReader {
  /** @param program the built program of the thread, `reading-thread.js` */
  constructor(private readonly program: URL) {}

  /**
   * @param take called with some items at a time; the thread goes on when it is done with them
   * @throws DomainError `file-unreadable` with a sentence for people; what the thread fails with where that is no fault
   * of the file
   */
  async read(
    work: ReadingWork,
    take: (items: readonly Item[]) => Promise<void>,
    stop: AbortSignal,
  ): Promise<void> {
    const worker = new Worker(this.program, {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
      // What hostile files have the libraries complain of is nobody's output.
      stderr: true,
    });
    // From the beginning on, because an error that nobody listens for would end the process.
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
