import type { CheckedText } from './checked-text.js';
import type { Claim, ClaimKind } from './claim.js';
import { citedAt, placesIn, unmarked, wordsAt } from './claims.js';
import { withoutInvisible, withPlainInvisible } from './invisible.js';
import { parseText, readText } from './parsed-text.js';
import type { SearchedText } from './quotations.js';
import type { Range, Span } from './ranges.js';
import { wordsIn } from './words.js';

/** A model's review of a text, before anything in it is looked up. */
export interface ToldReview {
  readonly claims: readonly ToldClaim[];
  /** The other passages that it quotes from the text. */
  readonly quotations: readonly string[];
}

export type ToldClaim = Omit<Claim, 'cites'>;

export interface VerifiedReview {
  readonly claims: readonly Claim[];
  /** Each of those passages in the words of the text; null if it is not in the text. */
  readonly quotations: readonly (string | null)[];
}

const mostClaims = 40;
/** The fewest words of a passage; one with fewer could be anywhere. */
const fewestWords = 3;

/**
 * Keeps what can be relied on: each quotation is in the text, and each passage in the source that is named for it. They
 * are kept in the words of the text and the source. Takes time in proportion to text, sources and review together.
 */
export function verifiedReview(told: ToldReview, draft: CheckedText): VerifiedReview {
  const text = parseText(draft);
  const others = told.claims.flatMap(({ quotation, other }) => [
    quotation,
    ...(other === null ? [] : [other]),
  ]);
  const find = finder(unmarked(text), [...others, ...told.quotations]);
  const inText: InText = (passage) => {
    const span = find(passage);
    return span && { ...span, words: wordsAt(text, span), cites: citedAt(text, span) };
  };
  const quotations = told.claims.map(({ quotation }) => quotation);
  const inSources = new Map(
    text.sources.map((source) => {
      const its = told.claims.filter((claim) => claim.source === source.id);
      const passages = [...its.flatMap(({ passage }) => passage ?? []), ...quotations];
      return [source.id, finder(searchedSource(source.text), passages)];
    }),
  );
  const verified = told.claims.flatMap((claim) => verifiedClaim(claim, inText, inSources));
  const claims = [...new Map(verified.toReversed()).values()].toReversed().slice(0, mostClaims);
  return { claims, quotations: told.quotations.map((quotation) => inText(quotation)?.words ?? null) };
}

/** Finds the first place of a passage; undefined if there is none. */
type Finder = (passage: string) => Span | undefined;

/** A passage in the words of the text. */
interface Quoted extends Range {
  readonly words: string;
  readonly cites: string[];
}

type InText = (passage: string) => Quoted | undefined;

function finder(text: SearchedText, passages: readonly string[]): Finder {
  const readings = new Map(passages.map((passage) => [passage, readingsOf(passage)]));
  const places = placesIn(text, [...readings.values()].flat());
  return (passage) => readings.get(passage)?.flatMap((reading) => places.of(reading))[0];
}

/** The kinds of claims that need a source to be about. */
const ofASource = new Set<ClaimKind>(['overstated', 'contradicted', 'not-in-source']);

/** Whether a source has the very words that the claim says it lacks, or that all of them lack. */
function isDisproved(
  { kind, source, quotation }: ToldClaim,
  cites: readonly string[],
  inSources: ReadonlyMap<string, Finder>,
): boolean {
  const stands = (id: string): boolean => inSources.get(id)?.(quotation) !== undefined;
  if (kind === 'not-in-source') return source === null ? cites.some(stands) : stands(source);
  return (kind === 'invented' || kind === 'from-memory') && [...inSources.keys()].some(stands);
}

/** A verified claim with its key, the kind and the place, which only one claim may have. */
function verifiedClaim(
  told: ToldClaim,
  inText: InText,
  inSources: ReadonlyMap<string, Finder>,
): [string, Claim][] {
  const { kind, fix, ...claim } = told;
  const findInSource = claim.source === null ? undefined : inSources.get(claim.source);
  const quotation = inText(claim.quotation);
  const passage = claim.passage === null ? null : findInSource?.(claim.passage);
  const other = kind === 'inconsistent' ? inText(claim.other ?? '') : null;
  if (!quotation || passage === undefined || other === undefined) return [];
  // A claim of support without a passage of the source proves nothing, and a passage cannot contradict itself.
  if ((kind === 'supported' && !passage) || (other && overlap(quotation, other))) return [];
  const { words, cites, start } = quotation;
  const isOfNone = claim.source !== null && !findInSource && ofASource.has(kind);
  if (isOfNone || isDisproved(told, cites, inSources)) return [];
  return [
    [
      `${kind} ${start}`,
      {
        quotation: words,
        cites,
        kind,
        source: findInSource ? claim.source : null,
        passage: passage && passage.quote.replaceAll(/\s+/g, ' ').trim(),
        other: other && other.words,
        fix,
      },
    ],
  ];
}

const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** Marks that a model puts around a quotation, and a full stop after a part of a sentence. */
const opening = /^[\s"“”„«‘'…]+/;
const closing = /[\s"“”»’'.,;:…]/;

function withoutOuterMarks(words: string): string {
  let end = words.length;
  while (end > 0 && closing.test(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end).replace(opening, '');
}

/** The possible readings of a passage: as it is copied, without markdown, and without the marks around it. */
function readingsOf(passage: string): string[] {
  const plain = withoutInvisible(readText(passage).prose);
  const readings = [passage, plain].flatMap((words) => [words, withoutOuterMarks(words)]);
  return [...new Set(readings)].filter((words) => wordsIn(words).length >= fewestWords);
}

/** A source, to look up passages of it. */
export function searchedSource(text: string): SearchedText {
  const span = (start: number, end: number) => ({ start, end, quote: text.slice(start, end) });
  return { prose: withPlainInvisible(text), words: wordsIn(text), blocks: [], span };
}
