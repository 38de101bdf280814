import type { FileKind } from '../domain/import.events.js';

/** A file to read, as the thread is given it. */
export interface ReadingWork {
  readonly path: string;
  readonly fileName: string;
  readonly kind: FileKind;
  /** The zone of dates that name none. */
  readonly timeZone: string;
}
