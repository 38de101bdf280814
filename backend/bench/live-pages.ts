import { Agent } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { send, type Call } from './load.js';
import { say } from './say.js';

const pages = 200;
const editsPerSecond = 20;
const seconds = 10;
const settleMs = 500;

/** The cost of open pages while people edit. */
export interface LivePages {
  readonly pages: number;
  readonly edits: number;
  /** Number of messages that were sent to all pages together. */
  readonly messages: number;
  readonly editP50Ms: number;
  readonly editP99Ms: number;
  /** CPU time of the application in milliseconds per second. */
  readonly cpuMsPerSecond: number;
}

/** @param cpuSeconds reads the CPU seconds that the application has used so far */
export async function measureLivePages(
  origin: string,
  cookie: string,
  edit: (n: number) => Call,
  cpuSeconds: () => Promise<number>,
): Promise<LivePages> {
  say(`${pages} open pages while ${editsPerSecond} edits a second go on…`);
  const over = new AbortController();
  let messages = 0;
  const opened = await Promise.all(
    Array.from({ length: pages }, () =>
      fetch(`${origin}/api/events`, { headers: { cookie }, signal: over.signal }),
    ),
  );
  const refused = opened.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A page was answered ${refused.status}`);
  const reading = Promise.allSettled(
    opened.map(async ({ body }) => {
      if (!body) return;
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        messages += chunk.split('\ndata:').length - 1;
      }
    }),
  );
  await pause(settleMs);
  const before = await cpuSeconds();
  const agent = new Agent({ keepAlive: true });
  const latencies = createHistogram();
  const edits = seconds * editsPerSecond;
  const started = performance.now();
  const running = Array.from({ length: edits }, async (_, n) => {
    await pause((n * 1000) / editsPerSecond);
    const sent = performance.now();
    await send(agent, edit(n), { cookie });
    latencies.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
  });
  await Promise.all(running);
  await pause(settleMs);
  const took = (performance.now() - started) / 1000;
  const cpuMsPerSecond = Math.round((((await cpuSeconds()) - before) * 1000) / took);
  agent.destroy();
  over.abort();
  await reading;
  return {
    pages,
    edits,
    messages,
    editP50Ms: latencies.percentile(50) / 1000,
    editP99Ms: latencies.percentile(99) / 1000,
    cpuMsPerSecond,
  };
}
