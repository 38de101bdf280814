import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../platform/program/built-program.js';
import type { SiteText, SiteTextWork } from './site-text-thread.js';

/** As much as files of articles may take, which are set by the same rules. */
const bounds = { threads: 1, mostWaiting: 50, limitMs: 10_000, heapMebibytes: 512, keptMs: 60_000 };

/** Writes texts as sites want them, out of the way of requests. */
@Injectable()
export class SiteTexts extends WorkerPool<SiteTextWork, SiteText> {
  constructor() {
    super(builtProgram('src/sites/texts/site-text-thread.js'), bounds);
  }
}
