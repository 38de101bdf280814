import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { oneLine } from '../../platform/text/one-line.js';
import { drawnText } from './drawn-text.js';

export interface PageText {
  /** Empty when the page has none. */
  readonly title: string;
  /** Paragraphs, with an empty line between two of them. */
  readonly text: string;
}

/**
 * What a person would read on a page: its article, without navigation, advertisements and comments.
 * The time it takes depends on the page, and may be long: it runs in a thread that can be ended.
 * @returns undefined when there is nothing to read
 */
export function pageText(html: string): PageText | undefined {
  const { document } = parseHTML(html);
  const article = new Readability<Node>(document, { serializer: (node) => node }).parse();
  if (!article?.content) return undefined;
  const text = drawnText(article.content);
  return text === '' ? undefined : { title: oneLine(article.title ?? ''), text };
}
