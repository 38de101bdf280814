import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** CPU seconds of the servers that the bench has started, their ended children included. */
export interface ServerSeconds {
  readonly eventStore: number;
  readonly postgres: number;
}

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly seconds: number;
  readonly mebibytes: number;
}

/** Linux counts CPU time in hundredths of a second (`ticksPerSecond`) and memory in pages of 4 KiB. */
const ticksPerSecond = 100;
const pagesPerMebibyte = 256;

/** CPU seconds of the servers so far; undefined where there is no `/proc`. */
export function serverSeconds(): ServerSeconds | undefined {
  const all = processes();
  if (all.length === 0) return undefined;
  const postmasters = all.filter(({ parent, name }) => parent === process.pid && name === 'postgres');
  const backends = all.filter(({ parent }) => postmasters.some(({ id }) => id === parent));
  const sum = (some: readonly Process[]): number => some.reduce((total, { seconds }) => total + seconds, 0);
  return { eventStore: sum(eventStoresOf(all)), postgres: sum(postmasters) + sum(backends) };
}

/**
 * CPU seconds of all that the bench has started (the product, the baseline and the servers); 0 where there is no
 * `/proc`.
 */
export function startedSeconds(): number {
  const all = processes();
  const parents = new Map(all.map(({ id, parent }) => [id, parent]));
  const isStarted = (id: number): boolean => {
    const parent = parents.get(id);
    return parent !== undefined && (parent === process.pid || isStarted(parent));
  };
  return all.filter(({ id }) => isStarted(id)).reduce((total, { seconds }) => total + seconds, 0);
}

const lookMs = 1_000;
/** The share of a core below which the machine counts as quiet; background work takes less. */
const quietShare = 0.1;
const quietLooks = 3;

/** Resolves with the CPU seconds so far when the started processes have done nothing more for a while. */
export async function quiet(): Promise<number> {
  let before = startedSeconds();
  for (let looks = 0; looks < quietLooks;) {
    await pause(lookMs);
    const now = startedSeconds();
    looks = (now - before) * 1_000 > quietShare * lookMs ? 0 : looks + 1;
    before = now;
  }
  return before;
}

/** Memory that the event store of the bench holds, in mebibytes; undefined where there is no `/proc`. */
export function eventStoreMebibytes(): number | undefined {
  const [eventStore] = eventStoresOf(processes());
  return eventStore && Math.round(eventStore.mebibytes);
}

const eventStoresOf = (all: readonly Process[]): Process[] =>
  all.filter(({ id, parent }) => parent === process.pid && commandOf(id).includes('event-store'));

function processes(): Process[] {
  try {
    return readdirSync('/proc').flatMap((id) => (/^\d+$/.test(id) ? processOf(Number(id)) : []));
  } catch {
    return [];
  }
}

/** Reads one process; empty if it has ended meanwhile. See proc(5): the name is in brackets and may hold anything. */
function processOf(id: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((sum, count) => sum + count, 0);
    const [pages = 0] = fields.slice(21);
    return [{ id, parent, name, seconds: ticks / ticksPerSecond, mebibytes: pages / pagesPerMebibyte }];
  } catch {
    return [];
  }
}

function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
