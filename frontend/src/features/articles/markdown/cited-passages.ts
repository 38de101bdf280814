import { markerPattern } from '@checks/text/marker-form';
import { paragraphsOf } from '@checks/text/parsed-text';
import { sentenceRanges } from '@checks/text/sentences';
import { isTooInvolved } from '@checks/text/too-involved';
import { citationsIn, type CitedSource } from '@prose/footnotes';
import { isBeside, knownPlaces, type KnownPassage } from '@prose/known-passages';

/** A source, with its text where that is known. */
export interface ReadSource extends CitedSource {
  text?: string | undefined;
  /**
   * The passages that the source supports, as a review found: quotations of the article, each with the source's words.
   */
  supports?: readonly KnownPassage[] | undefined;
}

const longest = 320;
const longestTitle = 80;
const margin = 60;

/**
 * Returns the passage of the source behind each citation: the one that the review of the draft found, or else the
 * likeliest sentence. The key is the name of its link: `s1` for the first citation of s1, then `s1-2`.
 */
export function passagesByCitation(content: string, sources: readonly ReadSource[]): Map<string, string> {
  const passages = new Map<string, string>();
  const times = new Map<string, number>();
  const texts = new Map(sources.map(({ id, text = '' }) => [id, readSentences(text)]));
  const supported = isTooInvolved(content)
    ? undefined
    : knownPlaces(content, sources, ({ supports, passages: known }) => [
        ...(known ?? []),
        ...(supports ?? []),
      ]);
  for (const { source, start } of citationsIn(content, sources)) {
    if (!source) continue;
    const { id, title } = source;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    const claim = sentenceBefore(content, start);
    const found = supported?.get(id)?.findLast((place) => isBeside(content, place, start));
    const said = texts.get(id) ?? [];
    const passage = found
      ? { text: aroundWords(found.passage, wordsOf(claim)), page: likest(found.passage, said)?.page }
      : likest(claim, said);
    const page = passage?.page === undefined ? '' : `, p. ${passage.page}`;
    const named = passage ? `${cut(title, longestTitle)}${page}: “${passage.text}”` : title;
    passages.set(time === 1 ? id : `${id}-${time}`, named);
  }
  return passages;
}

interface Sentence {
  text: string;
  words: Set<string>;
  /** The page of a file, counted from 1; undefined where the text has no pages. */
  page: number | undefined;
}

/** The sign between two pages in the text of a file, a form feed. */
const pageBreak = '\f';

function readSentences(text: string): Sentence[] {
  const hasPages = text.includes(pageBreak);
  let [page, seen] = [1, 0];
  return paragraphsOf(text).flatMap(({ start, end }) =>
    sentenceRanges(text.slice(start, end)).map((range) => {
      const sentence = text.slice(start + range.start, start + range.end);
      page += text.slice(seen, start + range.start).split(pageBreak).length - 1;
      seen = start + range.start;
      return {
        text: sentence.replaceAll(/\s+/g, ' '),
        words: wordsOf(sentence),
        page: hasPages ? page : undefined,
      };
    }),
  );
}

const sentencesOf = (paragraph: string): string[] =>
  sentenceRanges(paragraph).map(({ start, end }) => paragraph.slice(start, end));

/** Matches names, numbers and longer words, which two sentences about the same thing share. */
const oneWord = /\p{N}[\p{N}.,]*|\p{L}{4,}/gu;
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(oneWord));

/** The last sentence before a marker, within its paragraph. */
function sentenceBefore(content: string, start: number): string {
  const paragraph = content.slice(Math.max(content.lastIndexOf('\n\n', start), start - 1_000, 0), start);
  return sentencesOf(paragraph.replaceAll(markerPattern, ' ').trim()).at(-1) ?? '';
}

/** Returns the sentence of a source that shares the most words, or undefined when none shares any. */
function likest(claim: string, said: readonly Sentence[]): Pick<Sentence, 'text' | 'page'> | undefined {
  const wanted = wordsOf(claim);
  let best: { sentence: Sentence; shared: number } | undefined;
  for (const sentence of said) {
    const shared = [...wanted].filter((word) => sentence.words.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  return best && { text: aroundWords(best.sentence.text, wanted), page: best.sentence.page };
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Returns the part of a long sentence that has the most of the words. */
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
  // A few words before the first match lead up to it.
  const from = start + longest > text.length ? text.length - longest : start - margin;
  if (from <= 0) return cut(text, longest);
  return `…${cut(text.slice(text.indexOf(' ', from) + 1), longest)}`;
}
