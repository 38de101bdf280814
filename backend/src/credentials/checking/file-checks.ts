import { unavailable } from '../../platform/kernel/domain-error.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import type { Verdict } from '../../platform/c2pa/credentials.mjs';

/** A file to check. */
interface FileToCheck {
  readonly bytes: Uint8Array;
  /** Certificates in PEM, one after the other. */
  readonly trusted: string;
  readonly now: Date;
}

/** What a file says, and whether that holds. */
type CheckedFile = Omit<Verdict, 'leaf'>;

const bounds = { threads: 1, mostWaiting: 10, limitMs: 10_000, heapMebibytes: 256 };

/** Checks files that may be made to be hard to read, in a thread of its own. */
export class FileChecks extends WorkerPool<FileToCheck, CheckedFile> {
  /** @param program of the thread, `check-thread.mjs` */
  constructor(program: URL) {
    super(program, bounds);
  }

  /** @throws DomainError `unavailable` when too many files wait */
  async check(file: FileToCheck): Promise<CheckedFile> {
    const outcome = await this.run(file);
    if ('result' in outcome) return outcome.result;
    if (outcome.refused === 'busy') {
      throw unavailable('too-many-files', 'Too many files are being checked. Try again in a moment.');
    }
    return {
      ...{ state: 'invalid', signer: null, trusted: false, actions: [], statement: null },
      findings: ['The file took too long to read, so it was not checked.'],
    };
  }
}
