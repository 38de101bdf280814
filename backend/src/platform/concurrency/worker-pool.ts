import type { OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';

/** Bounds on the share of the machine that one program may use. */
interface Bounds {
  readonly threads: number;
  readonly mostWaiting: number;
  /** The limit for one piece of work in milliseconds, without the time that it waited. */
  readonly limitMs: number;
  readonly heapMebibytes: number;
  /** How long a thread without work is kept, in milliseconds; if undefined, until the server stops. */
  readonly keptMs?: number;
}

/** `busy`: too much work is waiting. `failed`: the work took too long or too much memory, or its thread has ended. */
type Outcome<Result> = { readonly result: Result } | { readonly refused: 'busy' | 'failed' };

/** An eighth of V8’s default, which each thread would keep. The work is no slower with it. */
const maxYoungGenerationSizeMb = 6;

/**
 * Runs work whose time depends on its input in threads that can be ended, so that it holds up no requests. The program
 * gets each piece as a message and answers with one; a thread does one piece after another.
 */
export class WorkerPool<Work, Result> implements OnApplicationShutdown {
  private readonly slots: LimitFunction;
  private readonly running = new Set<Worker>();
  private readonly idle = new Map<Worker, NodeJS.Timeout | undefined>();
  private pieces = 0;

  /** @param program an address from `builtProgram` */
  constructor(
    private readonly program: URL,
    private readonly bounds: Bounds,
  ) {
    this.slots = pLimit(bounds.threads);
  }

  async run(work: Work): Promise<Outcome<Result>> {
    if (this.pieces >= this.bounds.threads + this.bounds.mostWaiting) return { refused: 'busy' };
    this.pieces += 1;
    try {
      return await this.slots(() => this.inThread(work));
    } finally {
      this.pieces -= 1;
    }
  }

  /** Starts a thread before there is work for it, so that the first piece need not wait for the program to load. */
  protected standBy(): void {
    this.rest(this.started());
  }

  /** Runs last of all, so that callers that wait for an answer when the server is told to stop still get it. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }

  private async inThread(work: Work): Promise<Outcome<Result>> {
    const worker = this.rested() ?? this.started();
    const ended = new AbortController();
    const onExit = (): void => ended.abort();
    worker.once('exit', onExit);
    try {
      worker.postMessage(work);
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(this.bounds.limitMs)]);
      const [result] = (await once(worker, 'message', { signal })) as [Result];
      worker.off('exit', onExit);
      this.rest(worker);
      return { result };
    } catch {
      // The thread may be damaged, so the next piece gets a new one.
      await worker.terminate();
      return { refused: 'failed' };
    }
  }

  private rest(worker: Worker): void {
    const { keptMs } = this.bounds;
    const end = (): void => {
      this.idle.delete(worker);
      void worker.terminate();
    };
    this.idle.set(worker, keptMs === undefined ? undefined : setTimeout(end, keptMs).unref());
  }

  /** Takes an idle thread; undefined if there is none. */
  private rested(): Worker | undefined {
    const [next] = this.idle;
    if (!next) return undefined;
    const [worker, end] = next;
    clearTimeout(end);
    this.idle.delete(worker);
    return worker;
  }

  private started(): Worker {
    const worker = new Worker(this.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.bounds.heapMebibytes, maxYoungGenerationSizeMb },
      // Hostile input can make the libraries complain, and that must not reach the server's output.
      stderr: true,
    });
    this.running.add(worker);
    // A caller that waits for this thread is told of the error elsewhere. An idle thread that fails simply ends, and
    // the next piece gets a new one.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.running.delete(worker);
      clearTimeout(this.idle.get(worker));
      this.idle.delete(worker);
    });
    worker.unref();
    return worker;
  }
}
