import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds in which the thread itself ran: others on a busy machine do not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest that the page's main thread was at one task while something was done, in milliseconds of its own time. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work().catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('No task was traced.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
