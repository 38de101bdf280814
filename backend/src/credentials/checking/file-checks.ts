import { Injectable } from '@nestjs/common';
import { unavailable } from '../../platform/kernel/domain-error.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../platform/program/built-program.js';
import { nothingTold, type CheckedFile, type FileToCheck } from './check-file.js';

const bounds = { threads: 1, mostWaiting: 10, limitMs: 10_000, heapMebibytes: 256, keptMs: 60_000 };

/** Checks files in a separate thread, since a file may have been made so that reading it takes forever. */
@Injectable()
export class FileChecks extends WorkerPool<FileToCheck, CheckedFile> {
  constructor() {
    super(builtProgram('src/credentials/checking/checking-thread.js'), bounds);
  }

  /** @throws DomainError `unavailable` when too many files wait */
  async check(file: FileToCheck): Promise<CheckedFile> {
    const outcome = await this.run(file);
    if ('result' in outcome) return outcome.result;
    if (outcome.refused === 'busy') {
      throw unavailable('too-many-files', 'Too many files are being checked. Try again in a moment.');
    }
    return {
      state: 'invalid',
      ...nothingTold,
      findings: ['The file took too long to read, so it was not checked.'],
    };
  }
}
