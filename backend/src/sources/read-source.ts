import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { countWords } from '../../../checks/text/word-count.js';
import { DocumentReader } from '../documents/contract.js';
import { fetchRefusal } from '../platform/fetching/fetch-refusal.js';
import { SafeFetcher } from '../platform/fetching/safe-fetcher.js';
import { Clock } from '../platform/kernel/clock.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { PerUserQueue } from '../platform/concurrency/per-user-queue.js';
import { PageReader } from './reading/page-reader.js';
import { LeftOutParts } from './reading/left-out.js';
import type { PageText, Reading } from './reading/page-text.js';
import { sourceText } from './reading/source-text.js';
import type { ReadSourceBody, SourcePage, SourceText } from './dto/sources.dto.js';
import { wholeSlice } from '../platform/text/whole-slice.js';

const pagesAtOnce = 2;
/** The most pages in line, which is as many as one generation takes. */
const pagesInLine = 10;
/** The limit for research, in addition to the pages that people wait for. */
const researchedAtOnce = 3;

/** The text of a page, for a person to look at before it becomes a source. */
@Injectable()
export class ReadSource {
  private readonly queue = new PerUserQueue(pLimit(pagesAtOnce), pagesInLine, 'pages');
  private readonly researched = pLimit(researchedAtOnce);

  constructor(
    private readonly fetcher: SafeFetcher,
    private readonly reader: PageReader,
    private readonly documents: DocumentReader,
    private readonly clock: Clock,
  ) {}

  /** @param stop ends the fetching when the server does */
  execute(
    userId: string,
    { url, whole }: ReadSourceBody,
    stop: AbortSignal | undefined,
  ): Promise<SourceText> {
    return this.queue.run(userId, () => this.read(url, whole ? 'whole' : 'readable', stop));
  }

  /** Reads a page that no person looks at first; such pages have a queue of their own. */
  forResearch(url: string, stop: AbortSignal): Promise<SourceText> {
    return this.researched(() => this.read(url, 'readable', stop));
  }

  /** Reads a person's own file with its name, which may be empty. */
  ofFile(userId: string, bytes: Buffer, name: string): Promise<SourceText> {
    return this.queue.run(userId, async () =>
      this.answered(await this.document(bytes), name || 'A document'),
    );
  }

  private async read(url: string, reading: Reading, stop: AbortSignal | undefined): Promise<SourceText> {
    const fetched = await this.fetcher.fetch(url, stop);
    if (!fetched.ok) throw fetchRefusal(fetched, 'source', 'url');
    const isFile = this.documents.isSource(fetched.bytes);
    const page = isFile ? await this.document(fetched.bytes) : await this.reader.read(fetched, reading);
    if (!page) throw unreadable();
    return {
      ...this.answered(page, new URL(url).hostname),
      ...(reading === 'whole' && !isFile && { whole: true }),
    };
  }

  private async document(bytes: Buffer): Promise<PageText> {
    const { title, markdown, heads } = await this.documents.asSource(bytes);
    const leftOut = new LeftOutParts();
    leftOut.note('around', heads.join(' '));
    const page: PageText = { title, text: markdown, things: [], dates: [], leftOut: leftOut.all() };
    return { ...page, ...sourceText(page) };
  }

  /** @param name used where the page has no title */
  private answered({ title, text, things, dates, leftOut }: PageText, name: string): SourceText {
    const pages = pagesOf(text);
    return {
      title: wholeSlice(title || name, 0, 300),
      text,
      words: countWords(text),
      hash: hash('sha256', text),
      fetchedAt: this.clock.now().toISOString(),
      ...(dates.length > 0 && { dates: [...dates] }),
      ...(things.length > 0 && { things: things.map(({ kind, facts }) => ({ kind, facts: [...facts] })) }),
      ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
      ...(pages.length > 1 && { pages }),
    };
  }
}

/** The places of the pages in a text with a form feed between pages. */
function pagesOf(text: string): SourcePage[] {
  let end = -1;
  return text.split('\f').map((page, at) => {
    const start = end + 1;
    end = start + page.length;
    return { number: at + 1, start, end };
  });
}

const unreadable = (): DomainError =>
  new DomainError(
    'unsupported',
    'source-unreadable',
    'There’s no text that can be read at that address. Paste the text instead.',
  );
