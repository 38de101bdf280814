import { asMarkdown } from '@/components/browser/as-markdown';
import { parseBlocks, readMarkdown } from '@checks/text/markdown';
import { markerPattern } from '@checks/text/marker-form';
import { markersIn, type Marker } from '@checks/text/markers';
import { paragraphsOf } from '@checks/text/parsed-text';
import { outside } from '@checks/text/ranges';
import { sentenceRanges } from '@checks/text/sentences';
import { isTooInvolved } from '@checks/text/too-involved';
import type { components } from '@/api/schema.gen';

export type CitedSource = Pick<components['schemas']['CitedSource'], 'id' | 'title' | 'url'>;

/** A marker, with its source where there is one; those in one pair of brackets have its place. */
interface Citation extends Marker {
  source: CitedSource | undefined;
}

/** What comes after a marker within the text of a link: an anchor can't stand in another. */
const restOfLink = /^[^[\]\n]{0,300}\]\(/;

/** The markers in brackets of which one at least names a source that there is, outside code, HTML and the texts of links, in order; not the escaped, no definitions. */
function citationsIn(content: string, sources: readonly CitedSource[]): Citation[] {
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
  const notes = cited.map((source) => `[^${source.id}]: ${noteOf(source)}`);
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

/** Title and address, in markdown that reads as they are. */
function noteOf({ title, url }: CitedSource): string {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const plain = asMarkdown(words).replace(beginsBlock, String.raw`$1\$2`) || 'Untitled';
  const address =
    url !== null && URL.canParse(url)
      ? ` <${new URL(url).href.replaceAll(/[<>]/g, encodeURIComponent)}>`
      : '';
  return `${plain}${address}`;
}

/** A source with what it says, where that is known. */
export interface ReadSource extends CitedSource {
  text?: string | undefined;
}

const longest = 320;
const longestTitle = 80;
const margin = 60;

/** What each citation seems to rest on, by the name that its link has: `s1` for the first of s1, then `s1-2`. */
export function citedPassages(content: string, sources: readonly ReadSource[]): Map<string, string> {
  const passages = new Map<string, string>();
  const times = new Map<string, number>();
  const texts = new Map(sources.map(({ id, text = '' }) => [id, readSentences(text)]));
  for (const { source, start } of citationsIn(content, sources)) {
    if (!source) continue;
    const { id, title } = source;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    const passage = likest(sentenceBefore(content, start), texts.get(id) ?? []);
    const named = passage === undefined ? title : `${cut(title, longestTitle)}: “${passage}”`;
    passages.set(time === 1 ? id : `${id}-${time}`, named);
  }
  return passages;
}

interface Sentence {
  text: string;
  words: Set<string>;
}

const readSentences = (text: string): Sentence[] =>
  paragraphsOf(text).flatMap(({ start, end }) =>
    sentencesOf(text.slice(start, end)).map((sentence) => ({
      text: sentence.replaceAll(/\s+/g, ' '),
      words: wordsOf(sentence),
    })),
  );

const sentencesOf = (paragraph: string): string[] =>
  sentenceRanges(paragraph).map(({ start, end }) => paragraph.slice(start, end));

/** Names, numbers and the longer words: what two sentences about the same thing share. */
const oneWord = /\p{N}[\p{N}.,]*|\p{L}{4,}/gu;
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(oneWord));

/** The last sentence before a marker, within its paragraph. */
function sentenceBefore(content: string, start: number): string {
  const paragraph = content.slice(Math.max(content.lastIndexOf('\n\n', start), start - 1_000, 0), start);
  return sentencesOf(paragraph.replaceAll(markerPattern, ' ').trim()).at(-1) ?? '';
}

/** The sentence of a source that shares the most words; undefined when none shares any. */
function likest(claim: string, said: readonly Sentence[]): string | undefined {
  const wanted = wordsOf(claim);
  let best: { text: string; shared: number } | undefined;
  for (const { text, words } of said) {
    const shared = [...wanted].filter((word) => words.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { text, shared };
  }
  if (!best) return undefined;
  return aroundWords(best.text, wanted);
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Of a long sentence, the part that has the most of the words. */
function aroundWords(text: string, wanted: ReadonlySet<string>): string {
  if (text.length <= longest) return text;
  const places = Array.from(text.toLowerCase().matchAll(oneWord))
    .filter(([word]) => wanted.has(word))
    .map(({ index }) => index);
  let [start, most, last] = [0, 0, 0];
  places.forEach((place, first) => {
    while ((places[last] ?? Infinity) < place + longest - margin) last += 1;
    if (last - first > most) [start, most] = [place, last - first];
  });
  // Some words before lead into the first.
  const from = start + longest > text.length ? text.length - longest : start - margin;
  if (from <= 0) return cut(text, longest);
  return `…${cut(text.slice(text.indexOf(' ', from) + 1), longest)}`;
}
