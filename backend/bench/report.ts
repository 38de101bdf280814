import type { CheckResult } from './checks.js';
import type { Growth } from './growth.js';
import type { LivePages } from './live-pages.js';
import type { Figures } from './load.js';

export interface CallResult {
  readonly call: string;
  readonly connections: number;
  readonly product: Figures;
  /** CPU time of the application in milliseconds per call. */
  readonly cpuMs: number;
  /** The same for the servers that the bench has started; undefined where it can’t be known. */
  readonly eventStoreMs?: number;
  readonly postgresMs?: number;
  readonly bare: Figures;
  /**
   * CPU time per call of all processes together: until the last answer, and after it until nothing more was being done.
   */
  readonly all: { readonly product: CpuOfCall; readonly bare: CpuOfCall };
  /** Requests per second of the product as a share of the bare baseline's. */
  readonly ratio: number;
}

export interface CpuOfCall {
  readonly answeredMs: number;
  readonly followedMs: number;
}

/** Memory of the two processes, in mebibytes. */
export interface Memory {
  readonly application: number;
  readonly eventStore: number | undefined;
}

export interface Results {
  readonly at: string;
  readonly machine: string;
  readonly calls: {
    readonly results: readonly CallResult[];
    /** Time from the append of an edit until its row is visible, with 50 editors. */
    readonly visibility: { readonly p50Ms: number; readonly p99Ms: number };
    readonly memoryMebibytes: { readonly idle: Memory; readonly afterLoad: Memory };
    readonly growth: readonly Growth[];
    readonly livePages: LivePages;
  };
  readonly replay: {
    readonly events: number;
    readonly perSecond: number;
    readonly growth: Growth;
    /** Seconds until the application is ready, with all these events in read models. */
    readonly startSeconds: number;
    /** Time of the first edit after that start, of an article with a thousand revisions. */
    readonly firstEditMs: number;
  };
  readonly checks: readonly CheckResult[];
}

/** The figures of one call, in columns. */
export function rowOf(
  { call, connections, product, bare, ratio, cpuMs, eventStoreMs, postgresMs, all }: CallResult,
  ratioBefore = '',
): string {
  return [
    call.padEnd(34),
    String(connections).padStart(3),
    ...[product, bare].map(
      ({ perSecond, p50Ms, p99Ms }) =>
        `${String(perSecond).padStart(6)}/s ${p50Ms.toFixed(1).padStart(6)} ${p99Ms.toFixed(1).padStart(7)} ms`,
    ),
    ratio.toFixed(2).padStart(5),
    ratioBefore.padStart(6),
    ...[cpuMs, eventStoreMs, postgresMs].map((ms) => (ms?.toFixed(1) ?? '–').padStart(5)),
    ...[all.product, all.bare].map(
      ({ answeredMs, followedMs }) =>
        `${(answeredMs + followedMs).toFixed(1).padStart(6)} (${followedMs.toFixed(1)} after)`,
    ),
  ].join('  ');
}

/**
 * The figures as a table for people.
 * @param earlier the results of the last run; its ratios stand beside the new ones
 */
export function reportOf({ machine, calls, replay, checks }: Results, earlier?: Results): string {
  const ratioBefore = (call: string, connections: number): string =>
    earlier?.calls.results
      .find((before) => before.call === call && before.connections === connections)
      ?.ratio.toFixed(2) ?? '–';
  const { livePages } = calls;
  return [
    machine,
    `${'call'.padEnd(34)}  con     product: rate, p50, p99      bare: rate, p50, p99      ratio  before  CPU ms a call: application, event store, Postgres; all until quiet: product, bare`,
    ...calls.results.map((result) => rowOf(result, ratioBefore(result.call, result.connections))),
    `append to visible row, 50 editors: ${calls.visibility.p50Ms.toFixed(1)} ms at the median, ${calls.visibility.p99Ms.toFixed(1)} ms at p99`,
    `memory of application and event store: ${inWords(calls.memoryMebibytes.idle)} idle, ${inWords(calls.memoryMebibytes.afterLoad)} after load`,
    ...[...calls.growth, replay.growth].map(
      ({ articles, list, fewHits, manyHits }) =>
        `of ${articles} articles, at the median: list ${list.p50Ms.toFixed(1)} ms, search with few hits ${fewHits.p50Ms.toFixed(1)} ms, with many ${manyHits.p50Ms.toFixed(1)} ms`,
    ),
    `${livePages.pages} open pages and ${livePages.edits} edits: an edit ${livePages.editP50Ms.toFixed(1)} ms at the median, ${livePages.editP99Ms.toFixed(1)} ms at p99; ${livePages.messages} messages; the application takes ${livePages.cpuMsPerSecond} ms of CPU time a second`,
    `start with ${replay.events} events and more: ${replay.startSeconds.toFixed(1)} s`,
    `first edit after it, of an article with 1,000 revisions: ${replay.firstEditMs.toFixed(0)} ms`,
    `replay of 1 KB events into all read models: ${replay.perSecond} events/s (${replay.events} events)`,
    ...checks.map(
      ({ text, ms, limitMs }) => `all checks of ${text}: ${ms.toFixed(1)} ms (at most ${limitMs})`,
    ),
  ].join('\n');
}

const inWords = ({ application, eventStore }: Memory): string => `${application} + ${eventStore ?? '–'} MiB`;
