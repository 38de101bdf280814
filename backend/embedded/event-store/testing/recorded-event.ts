import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '../event.js';

/**
 * An event as the log holds it.
 * @param bytes size of its data and metadata together, half each
 */
export const recordedEvent = (
  position: number,
  stream: string,
  revision: number,
  bytes = 0,
): RecordedEvent => ({
  position,
  stream,
  revision,
  id: randomUUID(),
  type: 'NoteTaken',
  isJson: false,
  data: new Uint8Array(bytes / 2),
  metadata: new Uint8Array(bytes / 2),
  created: Date.now(),
});
