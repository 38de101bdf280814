import type { Element } from 'hast';
import { plainBlanks } from './blanks.js';
import { namedBlocks } from './blocks.js';
import { parsedHtml } from './bounded-html.js';
import { allWithin, isBlankText, isElement, removeWithin, textOf } from './elements.js';
import { leaveOut, type LeftOutImage } from './left-out.js';
import { wellFormedLists } from './lists.js';
import { Losses, type Loss } from './losses.js';
import { markdownOf } from './markdown-of-elements.js';
import { ownMarkers } from './own-markers.js';
import { styledMarks } from './marks.js';
import { takeNotes } from './notes.js';
import { plainTables } from './tables.js';

export interface HtmlOptions {
  /**
   * Whether to take only the article of a page, without what is around it, and its title separately; otherwise
   * everything is text.
   */
  readonly isDocument?: boolean;
  /** Whether `[s1]` stays a marker of a source; otherwise it is escaped and reads as it is written. */
  readonly keepsMarkers?: boolean;
}

/** HTML converted to this desk’s markdown. */
export interface ConvertedHtml {
  readonly markdown: string;
  /** The title of a document; empty if there is none. */
  readonly title: string;
  readonly losses: readonly Loss[];
  /** The pictures of the text, in order; they are not part of the markdown. */
  readonly images: readonly LeftOutImage[];
}

/**
 * Converts HTML as browsers, word processors and site builders write it, and lists what is lost. Takes time in
 * proportion to the text.
 * @throws TooInvolvedError for too many elements, or too many within each other
 */
export function htmlToMarkdown(
  html: string,
  { isDocument = false, keepsMarkers = false }: HtmlOptions = {},
): ConvertedHtml {
  const page = parsedHtml(html);
  const body = isDocument ? mainPartOf(page.body) : page.body;
  const losses = new Losses();
  const images = leaveOut(body, losses);
  if (keepsMarkers) ownMarkers(body);
  const notes = takeNotes(body, losses);
  body.children.push(...notes);
  namedBlocks(body);
  wellFormedLists(body);
  styledMarks(body);
  plainBlanks(body);
  plainTables(body, losses);
  const title = isDocument ? takeTitle(body) : undefined;
  return {
    markdown: markdownOf(body, keepsMarkers),
    title: title ?? page.title,
    losses: losses.all(),
    images,
  };
}

/** Finds the only article of a page, or its main part, and removes its menus and footers. */
function mainPartOf(body: Element): Element {
  const named = (name: string) => [...allWithin(body)].filter(({ tagName }) => tagName === name);
  const [[article, another], [main]] = [named('article'), named('main')];
  const part = (another ? undefined : article) ?? main ?? body;
  removeWithin(part, ({ tagName }) => tagName === 'nav' || tagName === 'footer');
  return part;
}

const boxes = new Set(['div', 'main', 'article', 'section', 'header', 'hgroup']);

/**
 * Takes the heading at the beginning of a text. If the text has other headings of level 1, all its headings go down by
 * one level.
 */
function takeTitle(body: Element): string | undefined {
  let parent = body;
  let first = firstOf(parent);
  while (first && boxes.has(first.tagName)) {
    parent = first;
    first = firstOf(parent);
  }
  const title = first?.tagName === 'h1' ? first : undefined;
  if (title) parent.children = parent.children.filter((child) => child !== title);
  const headings = [...allWithin(body)].filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  if (headings.some(({ tagName }) => tagName === 'h1')) {
    for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 1)}`;
  }
  return title && textOf(title).replaceAll(/\s+/g, ' ').trim();
}

function firstOf(parent: Element): Element | undefined {
  const first = parent.children.find((child) => !isBlankText(child));
  return first && isElement(first) ? first : undefined;
}
