import type { FileKind } from '../domain/import.events.js';

/** What the thread is given. */
export interface ReadingWork {
  readonly path: string;
  readonly fileName: string;
  readonly kind: FileKind;
  /** Of dates that name no zone. */
  readonly timeZone: string;
}
