import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../platform/program/built-program.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import type { ProseWork } from './prose-thread.js';

/** The longest text takes two seconds, most take milliseconds. */
const bounds = { threads: 1, mostWaiting: 50, limitMs: 10_000, heapMebibytes: 512, keptMs: 60_000 };

/** Sets texts as they are read: markers of sources become footnotes, and markdown HTML. */
@Injectable()
export class ProseThreads extends WorkerPool<ProseWork, string> {
  constructor() {
    super(builtProgram('src/publishing/prose/prose-thread.js'), bounds);
  }

  /** @throws DomainError `unavailable` when too many wait, or it takes too long */
  async set(work: ProseWork): Promise<string> {
    const done = await this.run(work);
    if ('result' in done) return done.result;
    throw unavailable('not-set', 'The file couldn’t be made in time. Please try again.');
  }
}
