import { asMarkdown } from './as-markdown.js';
import { dateInWords } from './date-in-words.js';
import { isBeside, knownPlaces, type KnownPassage } from './known-passages.js';
import { parseBlocks, readMarkdown } from '../checks/text/markdown.js';
import { markersIn, type Marker } from '../checks/text/markers.js';
import { outside } from '../checks/text/ranges.js';
import { isTooInvolved } from '../checks/text/too-involved.js';

/** A source as an article cites it. */
export interface CitedSource {
  /** The id by which the source is cited, without brackets: `s1`. */
  readonly id: string;
  readonly title: string;
  /** The address of the page; null for a text that was pasted. */
  readonly url: string | null;
  /** The time at which the page was read, in ISO 8601; older articles don’t have it. */
  readonly readAt?: string | undefined;
  /** The dates that the page states: each a day, `2024-05-03`, or a month, `2024-05`. */
  readonly dates?: readonly { readonly kind: string; readonly date: string }[] | undefined;
  /** The passages of the source that the article's first text is known to rest on; undefined in older articles. */
  readonly passages?: readonly KnownPassage[] | undefined;
}

/** A marker with its source, if there is one. Markers in one pair of brackets have the brackets’ place. */
export interface Citation extends Marker {
  source: CitedSource | undefined;
}

/**
 * Matches the rest of a link’s text and its `](` after a marker. Such a marker does not become an anchor, because
 * anchors cannot contain others.
 */
const restOfLink = /^[^[\]\n]{0,300}\]\(/;

/**
 * The markers in brackets that name at least one known source, in order. Markers in code, in HTML and in the texts of
 * links are left out; so are escaped ones and definitions.
 */
export function citationsIn(content: string, sources: readonly CitedSource[]): Citation[] {
  if (sources.length === 0 || isTooInvolved(content)) return [];
  const known = new Map(sources.map((source) => [source.id, source]));
  const tree = readMarkdown(content);
  const html = tree.blocks.filter(({ kind }) => kind === 'html');
  const markers = outside(html, markersIn({ content, tree })).filter(({ start, end }) => {
    return (
      content[start - 1] !== '\\' && content[end] !== ':' && !restOfLink.test(content.slice(end, end + 400))
    );
  });
  const resolved = new Set(markers.filter(({ id }) => known.has(id)).map(({ start }) => start));
  return markers
    .filter(({ start }) => resolved.has(start))
    .map((marker) => ({ ...marker, source: known.get(marker.id) }));
}

/**
 * Turns each marker of a source into a footnote of GitHub’s markdown, and adds the notes at the end. Readers of that
 * markdown number footnotes by their first appearance. A source that is not cited gets no note.
 */
export function withFootnotes(content: string, sources: readonly CitedSource[]): string {
  const citations = citationsIn(content, sources);
  if (citations.length === 0) return content;
  const parts: string[] = [];
  let at = 0;
  for (const { id, source, start, end } of citations) {
    parts.push(content.slice(at, Math.max(at, start)), source ? `[^${id}]` : `[${id}]`);
    at = end;
  }
  const cited = [...new Set(citations.flatMap(({ source }) => source ?? []))];
  const places = knownPlaces(content, cited, ({ passages }) => passages);
  const notes = cited.map((source) => {
    const markers = citations.filter(({ id }) => id === source.id);
    const known = (places.get(source.id) ?? []).filter((place) =>
      markers.some(({ start }) => isBeside(content, place, start)),
    );
    return `[^${source.id}]: ${noteOf(source)}${quotedIn(known)}`;
  });
  const text = `${parts.join('')}${content.slice(at).trimEnd()}`;
  const end = endOfReading(text);
  const [before, open] = [text.slice(0, end).trimEnd(), text.slice(end)];
  return [before, notes.join('\n'), open].filter((part) => part !== '').join('\n\n');
}

/**
 * Where the last block begins, if it includes all text that follows, as a fence or a comment without an end does;
 * otherwise the end of the text.
 */
function endOfReading(text: string): number {
  const last = parseBlocks(text).topNode.lastChild;
  const isOpen =
    last &&
    (last.name === 'FencedCode'
      ? last.getChildren('CodeMark').length < 2
      : ['HTMLBlock', 'CommentBlock', 'ProcessingInstructionBlock'].includes(last.name));
  return isOpen ? text.lastIndexOf('\n', last.from - 1) + 1 : text.length;
}

/** Matches signs that would turn a line into a heading, a list or a rule. */
const beginsBlock = /^(\d{0,9})([-+=#>.)])/;

/** The note for a source: title, address, site and dates, escaped so that they read the same in markdown. */
function noteOf({ title, url, readAt, dates = [] }: CitedSource): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const plain = asMarkdown(words).replace(beginsBlock, String.raw`$1\$2`) || 'Untitled';
  if (url === null || !URL.canParse(url)) return plain;
  const { href, hostname } = new URL(url);
  const toldOn = (kind: string) => dates.find((one) => one.kind === kind)?.date;
  const times = [
    ['published', toldOn('published')],
    ['updated', toldOn('updated')],
    ['read', readAt?.slice(0, '2024-05-03'.length)],
  ].flatMap(([what, date]) => (date ? `${what} ${dateInWords(date)}` : []));
  const known = times.length > 0 ? ` (${[hostname.replace(/^www\./, ''), ...times].join(', ')})` : '';
  return `${plain} <${href.replaceAll(/[<>]/g, encodeURIComponent)}>${asMarkdown(known)}`;
}

const mostPassages = 3;
const longestPassage = 240;
const halfSign = /[\ud800-\udbff]$/;

/** The passages that the text is known to rest on where it stands now, each once, as quotations. */
function quotedIn(known: readonly { readonly passage: string }[]): string {
  const passages = [...new Set(known.map(({ passage }) => passage.replaceAll(/\s+/g, ' ').trim()))];
  const quotations = passages.slice(0, mostPassages).map((passage) => `“${asMarkdown(cut(passage))}”`);
  return quotations.length === 0 ? '' : `: ${quotations.join('; ')}`;
}

function cut(passage: string): string {
  if (passage.length <= longestPassage) return passage;
  const end = passage.lastIndexOf(' ', longestPassage);
  return `${passage.slice(0, end > 0 ? end : longestPassage).replace(halfSign, '')}…`;
}
