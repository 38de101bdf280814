import { readMarkdown } from '@checks/text/markdown';
import { markersIn, type Marker } from '@checks/text/markers';
import { isTooInvolved } from '@checks/text/too-involved';

export interface CitedSource {
  /** As it is cited, without brackets: `s1`. */
  id: string;
  title: string;
  /** Null for a text that was pasted. */
  url: string | null;
}

/** A marker of a source that there is. */
interface Citation extends Pick<Marker, 'start' | 'end'> {
  source: CitedSource;
}

/** What comes after a marker within the text of a link: an anchor can't stand in another. */
const restOfLink = /^[^[\]\n]{0,300}\]\(/;

/** The markers of sources that there are, outside code and the texts of links, in order; not the escaped, no definitions. */
export function citationsIn(content: string, sources: readonly CitedSource[]): Citation[] {
  if (sources.length === 0 || isTooInvolved(content)) return [];
  return markersIn({ content, tree: readMarkdown(content) }).flatMap(({ id, start, end }) => {
    const source = sources.find((one) => one.id === id);
    const isText = content[start - 1] === '\\' || content[end] === ':' || restOfLink.test(content.slice(end));
    return source && !isText ? [{ source, start, end }] : [];
  });
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
  for (const { source, start, end } of citations) {
    parts.push(content.slice(at, start), `[^${source.id}]`);
    at = end;
  }
  const cited = [...new Set(citations.map(({ source }) => source))];
  const notes = cited.map((source) => `[^${source.id}]: ${noteOf(source)}`);
  return `${parts.join('')}${content.slice(at).trimEnd()}\n\n${notes.join('\n')}`;
}

/** Title and address, in markdown that reads as they are. */
function noteOf({ title, url }: CitedSource): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const plain = words.replaceAll(/[\\`*_~^[\]<>&|!#]/g, String.raw`\$&`) || 'Untitled';
  const address =
    url !== null && URL.canParse(url)
      ? ` <${new URL(url).href.replaceAll(/[<>]/g, encodeURIComponent)}>`
      : '';
  return `${plain}${address}`;
}
