import type { RecordedEvent } from './event.js';

const targetBytes = 1_048_576;
const firstPage = 100;
const largestPage = 1_000;

/** How many events to read at once: so many that a page is about a megabyte, judged by the page before. */
export class PageSize {
  private size = firstPage;

  get current(): number {
    return this.size;
  }

  learn(page: readonly RecordedEvent[]): void {
    if (page.length === 0) return;
    const bytes = page.reduce((sum, event) => sum + event.data.length + event.metadata.length, 1);
    const fitting = Math.ceil((targetBytes * page.length) / bytes);
    this.size = Math.min(largestPage, 4 * this.size, Math.max(1, fitting));
  }
}

/** Numbers (positions or revisions) from `low` to `high`, both included; none if `low` is greater. */
export interface Span {
  readonly low: number;
  readonly high: number;
  readonly backwards: boolean;
}

/** Reads a span page by page, the events of all pages in the direction that it asks for. */
export async function* pages(
  { low, high, backwards }: Span,
  read: (low: number, high: number) => Promise<RecordedEvent[]>,
): AsyncGenerator<RecordedEvent[]> {
  const size = new PageSize();
  let [from, to] = [low, high];
  while (from <= to) {
    const length = Math.min(size.current, to - from + 1);
    const page = backwards ? await read(to - length + 1, to) : await read(from, from + length - 1);
    size.learn(page);
    yield backwards ? page.reverse() : page;
    if (backwards) to -= length;
    else from += length;
  }
}
