import { pageText, type PageText, type Reading } from './page-text.js';
import { sourceText } from './source-text.js';

/** What was fetched, decoded. */
export interface PageWork {
  readonly content: string;
  /** A text that is no HTML is taken as it is. */
  readonly isHtml: boolean;
  readonly reading: Reading;
}

/**
 * A page as a source has it, with as much of its text as a source holds. The time it takes depends on the page, and may
 * be long: it runs in a thread that can be ended.
 * @returns undefined when there is nothing to read
 */
export function readPage({ content, isHtml, reading }: PageWork): PageText | undefined {
  const page = isHtml ? pageText(content, reading) : plainText(content);
  return page && { ...page, ...sourceText(page) };
}

function plainText(content: string): PageText | undefined {
  const text = content.replace(/\r\n?/g, '\n').trim();
  return text === '' ? undefined : { title: '', text, things: [], dates: [], leftOut: [] };
}
