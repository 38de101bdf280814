import { pageText, type PageText, type Reading } from './page-text.js';
import { sourceText } from './source-text.js';

/** A fetched page, decoded. */
export interface PageWork {
  readonly content: string;
  /** Whether it is HTML; any other text is taken as it is. */
  readonly isHtml: boolean;
  readonly reading: Reading;
}

/**
 * A page in the form of a source, with as much of its text as a source holds. The time depends on the page and may be
 * long, so this runs in a thread that can be ended.
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
