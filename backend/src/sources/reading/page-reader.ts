import type { Fetched } from '../../platform/fetching/fetch-outcome.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { decoded } from './page-decoding.js';
import type { PageText, Reading } from './page-text.js';

/** Pages are made to be read at once; one that takes longer is made to keep a reader busy. */
const bounds = { threads: 2, mostWaiting: 20, limitMs: 5_000, heapMebibytes: 256 };

export interface PageWork {
  readonly html: string;
  readonly reading: Reading;
}

/** Reads what was fetched: the article of a page, or a text as it is. */
export class PageReader extends WorkerPool<PageWork, PageText | undefined> {
  /** @param thread the built program of the thread, `reading-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
  }

  /** @returns undefined when there is no text that can be read, or not within five seconds */
  async read({ bytes, contentType }: Fetched, reading: Reading): Promise<PageText | undefined> {
    const mediaType = contentType.split(';')[0]?.trim().toLowerCase();
    const text = decoded(bytes, contentType);
    if (text === undefined) return undefined;
    if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml')
      return this.pageText({ html: text, reading });
    if (mediaType !== 'text/plain' && mediaType !== 'text/markdown') return undefined;
    if (text.trim() === '') return undefined;
    return { title: '', text: text.replace(/\r\n?/g, '\n').trim(), things: [], dates: [], leftOut: [] };
  }

  private async pageText(work: PageWork): Promise<PageText | undefined> {
    const read = await this.run(work);
    return 'result' in read ? read.result : undefined;
  }
}
