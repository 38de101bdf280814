import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { oneLine } from '../../platform/text/one-line.js';
import { drawnText } from './drawn-text.js';
import { isAround, mainHeading, prepare, wholePage } from './page-parts.js';

export interface PageText {
  /** Empty when the page has none. */
  readonly title: string;
  /** Paragraphs, with an empty line between two of them. */
  readonly text: string;
}

/** As long as a lot or a notice; of longer pages, the readable part is what they are there for. */
const shortPage = 8_000;

const amounts = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}/gu;

/**
 * What a person would read on a page: its article, without navigation, advertisements and comments.
 * The time it takes depends on the page, and may be long: it runs in a thread that can be ended.
 * @returns undefined when there is nothing to read
 */
export function pageText(html: string): PageText | undefined {
  const { document } = parseHTML(withBody(html));
  prepare(document);
  const heading = mainHeading(document);
  const headline = heading ? drawnText(heading) : '';
  const whole = drawnText(wholePage(document), isAround);
  const article = new Readability<Node>(document, { serializer: (node) => node }).parse();
  const readable = headed(article?.content ? drawnText(article.content) : '', headline);
  const text = losesMatter(readable, whole) ? headed(whole, headline) : readable;
  return text === '' ? undefined : { title: oneLine(article?.title ?? ''), text };
}

const ownTags = /<!doctype[^>]{0,500}>|<\/?(?:html|head|body)(?:\s[^>]{0,2000})?>/gi;

/** Pages may do without these tags; the reader of HTML does not. */
function withBody(html: string): string {
  if (/<body[\s>]/i.test(html) && /<html[\s>]/i.test(html)) return html;
  const title = /<title[^>]{0,200}>[^<]{0,1000}<\/title>/i.exec(html)?.[0] ?? '';
  return `<html><head>${title}</head><body>${html.replaceAll(ownTags, '').replace(title, '')}</body></html>`;
}

/** A heading like the page's title is taken for a second one, and dropped; that of a lot has its number. */
const headed = (text: string, headline: string): string =>
  text === '' || text.includes(headline) ? text : `${headline}\n\n${text}`;

/** The readable part of a lot is its description: estimate, price and provenance are no long paragraphs. */
function losesMatter(readable: string, whole: string): boolean {
  if (readable === '') return true;
  if (whole.length > shortPage) return false;
  const told = new Set(readable.match(amounts));
  return (
    readable.length < whole.length * 0.75 || (whole.match(amounts) ?? []).some((amount) => !told.has(amount))
  );
}
