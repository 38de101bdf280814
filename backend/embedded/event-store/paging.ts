import type { RecordedEvent } from './event.js';

/** Bounds of a single read, so that a reader of large events takes no more memory than a reader of small ones. */
export const pageBytes = 1_048_576;
const pageEvents = 1_000;

/** A range of positions or revisions from `low` to `high`, both included; empty if `low` is greater. */
export interface NumberSpan {
  readonly low: number;
  readonly high: number;
  readonly backwards: boolean;
}

/**
 * Reads a span page by page, with all events in the direction that it names.
 *
 * @param read gives events of a span, from the end where reading begins, at least one if there is any
 * @param numberOf the event’s position or revision
 */
export async function* pages(
  { low, high, backwards }: NumberSpan,
  read: (part: NumberSpan) => Promise<RecordedEvent[]>,
  numberOf: (event: RecordedEvent) => number,
): AsyncGenerator<RecordedEvent[]> {
  let [from, to] = [low, high];
  while (from <= to) {
    const part = backwards
      ? { low: Math.max(from, to - pageEvents + 1), high: to, backwards }
      : { low: from, high: Math.min(to, from + pageEvents - 1), backwards };
    const page = await read(part);
    const last = page.at(-1);
    if (last !== undefined) yield page;
    // Numbers have no gaps unless someone took events out of the table; the events after such a gap are still read.
    if (backwards) to = (last === undefined ? part.low : numberOf(last)) - 1;
    else from = (last === undefined ? part.high : numberOf(last)) + 1;
  }
}
