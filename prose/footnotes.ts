import { asMarkdown } from './as-markdown.js';
import { dateInWords } from './date-in-words.js';
import { isBeside, knownPlaces, type KnownPassage } from './known-passages.js';
import { parseBlocks, readMarkdown } from '../checks/text/markdown.js';
import { markersIn, type Marker } from '../checks/text/markers.js';
import { outside } from '../checks/text/ranges.js';
import { isTooInvolved } from '../checks/text/too-involved.js';

/** A source as an article cites it. */
export interface CitedSource {
  /** As it is cited, without brackets: `s1`. */
  readonly id: string;
  readonly title: string;
  /** Null for a text that was pasted. */
  readonly url: string | null;
  /** When it was read, in ISO 8601; older articles don’t say. */
  readonly readAt?: string | undefined;
  /** What the page tells of when it is from: a day, `2024-05-03`, or a month, `2024-05`. */
  readonly dates?: readonly { readonly kind: string; readonly date: string }[] | undefined;
  /** What of the article's first text the source was known to say; older articles don’t say. */
  readonly passages?: readonly KnownPassage[] | undefined;
}

/** A marker, with its source where there is one; those in one pair of brackets have its place. */
export interface Citation extends Marker {
  source: CitedSource | undefined;
}

/** What comes after a marker within the text of a link: an anchor can't stand in another. */
const restOfLink = /^[^[\]\n]{0,300}\]\(/;

/** The markers in brackets of which one at least names a source that there is, outside code, HTML and the texts of links, in order; not the escaped, no definitions. */
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
 * The text with each marker of a source as a footnote of GitHub's markdown, whose readers number them by first
 * appearance, and with the notes at its end. What is not cited has none.
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

/** Where the last block begins if it takes in all that follows it, as a fence or a remark without an end does. */
function endOfReading(text: string): number {
  const last = parseBlocks(text).topNode.lastChild;
  const isOpen =
    last &&
    (last.name === 'FencedCode'
      ? last.getChildren('CodeMark').length < 2
      : ['HTMLBlock', 'CommentBlock', 'ProcessingInstructionBlock'].includes(last.name));
  return isOpen ? text.lastIndexOf('\n', last.from - 1) + 1 : text.length;
}

/** What would make a heading, a list or a rule of a line. */
const beginsBlock = /^(\d{0,9})([-+=#>.)])/;

/** Title, address, and whose the page is and of when, in markdown that reads as they are. */
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
