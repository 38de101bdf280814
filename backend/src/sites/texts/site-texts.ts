import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../platform/program/built-program.js';
import type { SiteText, SiteTextWork } from './site-text-thread.js';

/** The same bounds as for files of articles, which come from the same renderer. */
const bounds = { threads: 1, mostWaiting: 50, limitMs: 10_000, heapMebibytes: 512, keptMs: 60_000 };

/** Writes texts in the forms of sites in a thread of its own, so that requests do not wait for it. */
@Injectable()
export class SiteTexts extends WorkerPool<SiteTextWork, SiteText> {
  constructor() {
    super(builtProgram('src/sites/texts/site-text-thread.js'), bounds);
  }
}
