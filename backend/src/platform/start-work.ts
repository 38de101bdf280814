import { Logger } from '@nestjs/common';
import { isPassing, persistently } from './persistently.js';

const logger = new Logger('Start');

/**
 * Does the first work of a start. If an outage prevents it at that moment, the start continues without it and the
 * work is done as soon as it can be, unless the application stops before; every other failure is the start's. The
 * work must be one that may be repeated.
 */
export async function startWork(work: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    void persistently(stopped, work).catch((reason: unknown) => {
      if (!stopped.aborted) logger.error(`Work that belongs to the start failed: ${String(reason)}`);
    });
  }
}
