import type { Fetched } from '../../platform/fetching/fetch-outcome.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { decoded } from '../../platform/text/decoded.js';
import type { PageText, Reading } from './page-text.js';
import type { PageWork } from './read-page.js';

/** The limits for reading. Normal pages are read at once; one that takes longer is made to keep a reader busy. */
const bounds = { threads: 2, mostWaiting: 20, limitMs: 5_000, heapMebibytes: 256 };

const asHtml = new Map([
  ['text/html', true],
  ['application/xhtml+xml', true],
  ['text/plain', false],
  ['text/markdown', false],
]);

/** Reads what was fetched: the article of a page, or a plain text as it is. */
export class PageReader extends WorkerPool<PageWork, PageText | undefined> {
  /** @param thread the built program of the thread, `reading-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
  }

  /** @returns undefined when there is no text that can be read, or not within five seconds */
  async read({ bytes, contentType }: Fetched, reading: Reading): Promise<PageText | undefined> {
    const isHtml = asHtml.get(contentType.split(';')[0]?.trim().toLowerCase() ?? '');
    const content = isHtml === undefined ? undefined : decoded(bytes, contentType);
    if (isHtml === undefined || content === undefined) return undefined;
    const read = await this.run({ content, isHtml, reading });
    return 'result' in read ? read.result : undefined;
  }
}
