import type { Fetched } from '../../platform/fetching/fetch-outcome.js';
import { BoundedThreads } from '../../platform/kernel/bounded-threads.js';
import type { PageText } from './page-text.js';

/** Pages are made to be read at once; one that takes longer is made to keep a reader busy. */
const bounds = { threads: 2, mostWaiting: 20, limitMs: 5_000, heapMebibytes: 256 };

/** Reads what was fetched: the article of a page, or a text as it is. */
export class PageReader extends BoundedThreads<string, PageText | undefined> {
  /** @param thread the built program of the thread, `reading-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
  }

  /** @returns undefined when there is no text that can be read, or not within five seconds */
  async read({ bytes, contentType }: Fetched): Promise<PageText | undefined> {
    const mediaType = contentType.split(';')[0]?.trim().toLowerCase();
    const text = decoded(bytes, contentType);
    if (text === undefined) return undefined;
    if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return this.pageText(text);
    if (mediaType !== 'text/plain' && mediaType !== 'text/markdown') return undefined;
    return text.trim() === '' ? undefined : { title: '', text: text.replace(/\r\n?/g, '\n').trim() };
  }

  private async pageText(html: string): Promise<PageText | undefined> {
    const read = await this.run(html);
    return 'result' in read ? read.result : undefined;
  }
}

/** How a page names its encoding within itself; it does so among its first bytes. */
const namedWithin = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i;

/** @returns undefined for an encoding that is unknown, or bytes that are none of it */
function decoded(bytes: Buffer, contentType: string): string | undefined {
  const named =
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType) ??
    namedWithin.exec(bytes.toString('latin1', 0, 4_096));
  try {
    const text = new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes);
    // No text has this character; files of other kinds do, whatever they are called.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
