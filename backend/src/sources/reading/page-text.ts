import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { oneLine } from '../../platform/text/one-line.js';
import { pageDates } from './dates/page-dates.js';
import type { PageDate } from './dates/page-date.js';
import { drawnText } from './drawing/drawn-text.js';
import { LeftOutParts, type LeftOut } from './left-out.js';
import { entitiesIn, Graph, type Entity } from './page-data/entities.js';
import { jsonLd } from './page-data/json-ld.js';
import { microdata } from './page-data/microdata.js';
import { thingsOf } from './page-data/page-things.js';
import type { PageThing } from './page-data/page-thing.js';
import { noticesOfConsent } from './consent-notices.js';
import { kindOfAround, mainHeading, prepare, wholePage } from './page-parts.js';
import { markStruckOut } from './struck-out.js';

/** The readings of a page: only its main content, or everything on it. */
export const readings = ['readable', 'whole'] as const;
export type Reading = (typeof readings)[number];

export interface PageText {
  /** The title; empty if the page has none. */
  readonly title: string;
  /** The text in paragraphs with an empty line between them; empty for a page that has only data. */
  readonly text: string;
  /** The things in the page's data. */
  readonly things: readonly PageThing[];
  readonly dates: readonly PageDate[];
  readonly leftOut: readonly LeftOut[];
}

/** The length of a lot or a notice, in characters; a longer page is there for its readable part. */
const shortPage = 8_000;

/**
 * The length beyond which a page is not weighed, in characters. It is many times the limit of a source; weighing all
 * parts of a page of this length takes seconds.
 */
const longPage = 500_000;

const mostFooters = 10;

const amounts = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}/gu;

/**
 * The text that a person would read on a page: its article without navigation, advertisements and comments, or all of
 * it.
 * @returns undefined when there is nothing to read
 */
export function pageText(html: string, reading: Reading = 'readable'): PageText | undefined {
  const { document } = parseHTML(withBody(html));
  markStruckOut(document);
  const scripts = jsonLd(document);
  const leftOut = new LeftOutParts();
  if (reading === 'readable') prepare(document, leftOut);
  const roots = [...scripts, ...microdata(document)];
  const graph = new Graph(roots);
  const entities = entitiesIn(roots, graph);
  const read =
    reading === 'readable' ? readablePart(document, entities, leftOut) : everything(document, entities);
  const things = thingsOf(entities, graph);
  if (read.text === '' && things.length === 0) return undefined;
  return { ...read, things, leftOut: leftOut.all() };
}

type Read = Pick<PageText, 'title' | 'text' | 'dates'>;

function readablePart(document: Document, entities: readonly Entity[], leftOut: LeftOutParts): Read {
  const heading = mainHeading(document);
  const headline = heading ? drawnText(heading) : '';
  const whole = drawnText(wholePage(document), {
    isLeftOut: (element) => noted(element, leftOut),
    struckOut: (element) => {
      leftOut.note('struck-out', struckText(element));
      return '';
    },
  });
  const dates = pageDates(document, entities, [whole, ...footersOf(document)].join('\n\n'));
  if (whole.length > longPage) {
    return { title: headline || oneLine(document.title), text: headed(whole, headline), dates };
  }
  const article = new Readability<Node>(document, { serializer: (node) => node }).parse();
  const readable = headed(article?.content ? drawnText(article.content) : '', headline);
  const isWhole = losesMatter(readable, whole);
  if (!isWhole) leftOut.note('rest', restOf(whole, readable));
  return {
    title: oneLine(article?.title ?? document.title),
    text: isWhole ? headed(whole, headline) : readable,
    dates,
  };
}

/** The whole page. Notices of consent come last, so that they take no room from the content. */
function everything(document: Document, entities: readonly Entity[]): Read {
  document.body.append(...noticesOfConsent(document));
  const text = drawnText(document.body, { struckOut: (element) => `(struck out: ${struckText(element)})` });
  const dates = pageDates(document, entities, text);
  return { title: oneLine(new Readability(document).parse()?.title ?? document.title), text, dates };
}

/** The text of an element that is struck out, without marking it again. */
const struckText = (struck: Element): string =>
  [...struck.childNodes]
    .map((node) => drawnText(node))
    .join(' ')
    .trim();

function noted(element: Element, leftOut: LeftOutParts): boolean {
  const kind = kindOfAround(element);
  if (kind !== undefined) leftOut.note(kind, drawnText(element));
  return kind !== undefined;
}

const footersOf = (document: Document): string[] =>
  [...document.querySelectorAll('footer')].slice(0, mostFooters).map((footer) => drawnText(footer));

/** The paragraphs of the whole page that are not in its readable part. */
function restOf(whole: string, readable: string): string {
  const told = new Set(readable.split('\n\n'));
  return whole
    .split('\n\n')
    .filter((paragraph) => !told.has(paragraph))
    .join('\n\n');
}

const ownTags = /<!doctype[^>]{0,500}>|<\/?(?:html|head|body)(?:\s[^>]{0,2000})?>/gi;

/** Adds tags that pages may leave out and the HTML parser needs. */
function withBody(html: string): string {
  if (/<body[\s>]/i.test(html) && /<html[\s>]/i.test(html)) return html;
  const title = /<title[^>]{0,200}>[^<]{0,1000}<\/title>/i.exec(html)?.[0] ?? '';
  return `<html><head>${title}</head><body>${html.replaceAll(ownTags, '').replace(title, '')}</body></html>`;
}

/**
 * Puts a lot's heading, which has its number, before its text. The reader drops a heading that resembles the page's
 * title.
 */
const headed = (text: string, headline: string): string =>
  text === '' || text.includes(headline) ? text : `${headline}\n\n${text}`;

/**
 * Whether the readable part lacks content. For a lot it is only the description, because estimate, price and provenance
 * are no long paragraphs.
 */
function losesMatter(readable: string, whole: string): boolean {
  if (readable === '') return true;
  if (whole.length > shortPage) return false;
  const told = new Set(readable.match(amounts));
  return (
    readable.length < whole.length * 0.75 || (whole.match(amounts) ?? []).some((amount) => !told.has(amount))
  );
}
