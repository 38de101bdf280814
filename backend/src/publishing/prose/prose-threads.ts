import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { builtProgram } from '../../platform/program/built-program.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import type { DocxForm, ProseWork, TextForm } from './prose-work.js';

/** The limits for one text. What people write takes milliseconds; a text that is made to be slow is given up. */
const bounds = { threads: 1, mostWaiting: 50, limitMs: 10_000, heapMebibytes: 512, keptMs: 60_000 };

/**
 * Turns texts into files and HTML: markers of sources become footnotes, and markdown becomes the form that is asked
 * for.
 */
@Injectable()
export class ProseThreads extends WorkerPool<ProseWork, string | Uint8Array> {
  constructor() {
    super(builtProgram('src/publishing/prose/prose-thread.js'), bounds);
  }

  /** @throws DomainError `unavailable` when too many texts wait, or when this one takes too long */
  async set(work: ProseWork<TextForm>): Promise<string> {
    return (await this.made(work)) as string;
  }

  /**
   * Makes the bytes of a file.
   * @throws DomainError as `set`
   */
  async file(work: ProseWork<DocxForm>): Promise<Buffer> {
    return Buffer.from((await this.made(work)) as Uint8Array);
  }

  private async made(work: ProseWork): Promise<string | Uint8Array> {
    const done = await this.run(work);
    if ('result' in done) return done.result;
    throw unavailable('not-set', 'The file couldn’t be made in time. Please try again.');
  }
}
