import { stdout } from 'node:process';
import type { CheckResult } from './checks.js';
import type { Figures } from './load.js';

export interface CallResult {
  readonly call: string;
  readonly connections: number;
  readonly product: Figures;
  /** CPU time of the application a call. */
  readonly cpuMs: number;
  readonly bare: Figures;
  /** Requests per second of the product as a share of the bare baseline's. */
  readonly ratio: number;
}

export interface Results {
  readonly at: string;
  readonly machine: string;
  readonly calls: {
    readonly results: readonly CallResult[];
    /** From the append of an edit to its row being visible, with 50 editors. */
    readonly visibility: { readonly p50Ms: number; readonly p99Ms: number };
    /** Of the application's process. */
    readonly memoryMebibytes: { readonly idle: number; readonly afterLoad: number };
  };
  readonly replay: { readonly events: number; readonly perSecond: number };
  readonly checks: readonly CheckResult[];
}

/** The figures as a table for people. */
export function reportOf({ machine, calls, replay, checks }: Results): string {
  const lines = calls.results.map(({ call, connections, product, bare, ratio, cpuMs }) =>
    [
      call.padEnd(34),
      String(connections).padStart(3),
      ...[product, bare].map(
        ({ perSecond, p50Ms, p99Ms }) =>
          `${String(perSecond).padStart(6)}/s ${p50Ms.toFixed(1).padStart(6)} ${p99Ms.toFixed(1).padStart(7)} ms`,
      ),
      ratio.toFixed(2).padStart(5),
      `${cpuMs.toFixed(1).padStart(6)} ms`,
    ].join('  '),
  );
  return [
    machine,
    `${'call'.padEnd(34)}  con     product: rate, p50, p99      bare: rate, p50, p99      ratio  CPU a call`,
    ...lines,
    `append to visible row, 50 editors: ${calls.visibility.p50Ms.toFixed(1)} ms at the median, ${calls.visibility.p99Ms.toFixed(1)} ms at p99`,
    `memory of the application: ${calls.memoryMebibytes.idle} MiB idle, ${calls.memoryMebibytes.afterLoad} MiB after load`,
    `replay of 1 KB events into all read models: ${replay.perSecond} events/s (${replay.events} events)`,
    ...checks.map(
      ({ text, ms, limitMs }) => `all checks of ${text}: ${ms.toFixed(1)} ms (at most ${limitMs})`,
    ),
  ].join('\n');
}

export function say(line: string): void {
  stdout.write(`${line}\n`);
}
