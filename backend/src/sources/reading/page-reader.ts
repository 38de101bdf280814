import { Worker } from 'node:worker_threads';
import type { Fetched } from '../../platform/fetching/fetch-outcome.js';
import type { PageText } from './page-text.js';

/** Pages are made to be read at once; one that takes longer is made to keep a reader busy. */
const limitMs = 5_000;

const heapMebibytes = 256;

/** Reads what was fetched: the article of a page, or a text as it is. */
export class PageReader {
  /** @param thread the built program of the thread, `reading-thread.js` */
  constructor(private readonly thread: URL) {}

  /** @returns undefined when there is no text that can be read, or not within five seconds */
  async read({ bytes, contentType }: Fetched): Promise<PageText | undefined> {
    const mediaType = contentType.split(';')[0]?.trim().toLowerCase();
    const text = decoded(bytes, contentType);
    if (text === undefined) return undefined;
    if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return this.inThread(text);
    if (mediaType !== 'text/plain' && mediaType !== 'text/markdown') return undefined;
    return text.trim() === '' ? undefined : { title: '', text: text.replace(/\r\n?/g, '\n').trim() };
  }

  private inThread(html: string): Promise<PageText | undefined> {
    const worker = new Worker(this.thread, {
      workerData: html,
      resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
      // What a hostile page has the libraries complain of is nobody's output.
      stderr: true,
    });
    return new Promise<PageText | undefined>((resolve) => {
      const limit = setTimeout(() => resolve(undefined), limitMs);
      worker.once('message', resolve);
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => {
        clearTimeout(limit);
        resolve(undefined);
      });
    }).finally(() => void worker.terminate());
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
