import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { quoted } from './text/counted.js';
import { isCited, sourcesNamed } from './text/markers.js';
import { isQuestion, ownSentences } from './text/own-sentences.js';
import type { ParsedText } from './text/parsed-text.js';
import type { Sentence } from './text/sentences.js';
import { leansOnUnnamed } from './text/unnamed-authorities.js';
import { claimedAmount } from './quantities/claimed-amounts.js';
import { claimsShareInWords } from './quantities/claimed-shares.js';
import { monthNames } from './quantities/months.js';
import { offeredMarkers } from './quantities/offered-marker.js';
import { isEnglish } from './text/words.js';

const study =
  /\b(?:stud(?:y|ies)|surveys?|research(?:ers)?|polls?|reports?)\s+(?:\w+\s)?(?:shows?|showed|found|finds?|suggests?|suggested|reveals?|revealed|says?|estimates?|estimated|concluded?s?|indicates?)\b/i;
const yearWithClaim =
  /\b(?:in|since|by|between|from|during)\s(?:1[5-9]|20)\d\d\b.*\b(?:rose|fell|grew|sold|fetched|doubled|tripled|dropped|increased|decreased|declined|peaked|climbed|reached|realized|realised|brought|changed hands)\b|\b(?:rose|fell|grew|sold|fetched|doubled|tripled|dropped|increased|decreased|declined|peaked|climbed|reached|realized|realised|brought|changed hands)\b.*\b(?:in|since|by)\s(?:1[5-9]|20)\d\d\b/i;
/** A price without a currency, which earlier words have named. */
const barePrice =
  /\b(?:sold|went|bought|offered|knocked down|hammered down) (?:for|at) (?:about |nearly |over |under )?\d{1,3}(?:[,’']\d{3})+(?![\d,])/;
const claimsOfWords = [study, yearWithClaim, barePrice];

/** Words by which the sentence itself names its source, or that show that it makes no claim. */
const attributed =
  /\b(?:according to|per the|as reported (?:by|in)|(?:reported|recorded|noted|compiled|estimated|listed|given|quoted|announced|counted|calculated|put|confirmed) (?:by|in) (?:the |an? |its |their )?(?!\d)\p{L}|source:|sources:|citing|figures from|data from|published by|by the count of|in its (?:annual )?report)/iu;
const said = 'said|says|told|states|stated|announced|reported|reports|confirmed|writes|wrote|records|lists';
const speaker =
  'house|auctioneers?|dealer|insurer|company|firm|maker|museum|catalogue|yearbook|report|owner|consignor|spokes(?:man|woman|person)|director|specialist|historian|analyst|expert|police|court|agency|association|society|(?:news)?paper|magazine|journal|press|survey|ledger|archive|register|broker';
const spoken = new RegExp(
  String.raw`\b(?:[Tt]he|[Ii]ts|[Tt]heir|whose|[Aa]n?)\s(?:[\p{L}’'-]+\s){0,3}(?:${speaker})\s(?:${said})\b|(?<![\p{L}])\p{Lu}[\p{L}’'&.-]+\s(?:said|says|told|announced|reported|reports|confirmed)\b|,["”’]?\s(?:said|says)\s(?:the|its|an?|\p{Lu})`,
  'u',
);
const papers =
  'reports?|ledgers?|invoices?|letters?|inventor(?:y|ies)|catalogues?|yearbooks?|registers?|archives?|records|accounts|books|lists?|receipts?|certificates?|surveys?|census|bills?|diar(?:y|ies)|releases?|minutes|index|database|files|statistics|figures';
const given = `${said}|gives?|gave|shows?|showed|puts?|listed|notes?|noted|tells?|speaks? of|names?|counts?|mentions?|quotes?|quoted|sets?|recorded|ha(?:s|ve)\\s(?:the|it|them|its)`;
const whose = String.raw`(?:\b(?:[Tt]he|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|whose|[Aa]n?|[Oo]ne)|[\p{L}]['’]s|s['’])\s`;
const paper = String.raw`(?:[\p{L}’'&-]+\s){0,3}(?:${papers})`;
/**
 * Words that name a document as the source: the invoice of 1952 puts the clock at £40; the price stands in the ledger.
 */
const written = new RegExp(
  String.raw`${whose}${paper}(?:\s(?:of|from|by|for|at|in)\s[^,;:]{1,60}?)?(?:,[^,;]{1,60},)?\s(?:${given})\b|\b(?:stands?|stood|appears?|appeared|found|entered|printed|written)\s(?:in|on)\s${whose}${paper}\b|\b(?:[Ss]urvey|[Ss]tudy|[Pp]oll|[Cc]ensus|[Aa]nalysis)\s(?:by|of|from)\s(?:the\s|its\s)?(?!\d)\p{L}`,
  'u',
);
/** Words that name somebody's account as the source: in the words of the dealer; so the ledger tells. */
const told = new RegExp(
  String.raw`\b(?:in the words of|by (?:the|its|his|her|their) (?:[\p{L}’'&-]+\s){0,3}account|on the (?:evidence|authority|word) of|from the (?:${papers}) of|in the (?:estimate|reckoning|view|opinion) of|(?:as|so) (?:the|its|an?) (?:[\p{L}’'&-]+\s){0,3}(?:${papers}|${speaker})(?:\sof\s[^,;:]{1,60}?)?\s(?:${given}|has it))\b`,
  'iu',
);
const day = String.raw`\b(?:[Ii]n|[Oo]n)\s(?:\d{1,2}\s)?(?:${monthNames})\.?\s(?:\d{1,2},\s)?\d{4}`;
const house = String.raw`\p{Lu}[\p{L}’'.-]+\s(?:(?:&|and)\s)?\p{Lu}[\p{L}’'.-]+`;
/** A sale named by its house and its month. */
const saleNamed = new RegExp(
  String.raw`\b(?:sold|offered|auctioned)\b.{0,120}\b(?:by|at)\s\p{Lu}.{0,80}${day}|${house}\s(?:sold|offered|auctioned)\b.{0,120}${day}|${day},?\s${house}\s(?:sold|offered|auctioned)\b|\b[Aa]t\s${house}.{0,80}${day}.{0,120}\b(?:sold|made|brought|fetched|reali[sz]ed)\b`,
  'u',
);
const namesSource = [attributed, spoken, written, told, saleNamed];
const supposed =
  /^\W*(?:if|suppose|imagine|say|assume|let's say|take|consider)\b|\b(?:for example|for instance|suppose|imagine|hypothetical(?:ly)?|let's say|would (?:be|cost|pay|leave)|might (?:cost|pay|be)|could (?:cost|be)|say, )/i;

/**
 * Finds sentences with a figure, an amount, a study, a claim about a year or unnamed experts that name no source and
 * have no marker or link.
 */
export const figuresHaveSource: Check = {
  id: 'figures-have-source',
  name: 'Figures have a source',
  about: 'Looks for percentages, amounts, studies and unnamed experts that no source marker stands beside.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  mending:
    'Take the figure out, or say how a reader can find it. Name whoever says so, or say it without them. Set the marker of a source only where that source has the figure.',
  version: 5,
  reads: ['abbreviations'],
  run(text) {
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    return failuresOr(failuresOf(text), 'No figure was found without a source.');
  },
};

function* failuresOf(text: ParsedText): Generator<Failure> {
  const places = sourcesNamed(text);
  const withMarker = offeredMarkers(text);
  const vague = vagueIn(text);
  for (const [at, sentence] of text.sentences.entries()) {
    const isFigure = claims(sentence);
    if ((!isFigure && !vague.has(sentence.start)) || isCited(text, at, places)) continue;
    const span = text.span(sentence.start, sentence.end);
    if (/\[\^[\w-]+\]/.test(span.quote)) continue;
    const suggestion = isFigure ? withMarker(span) : undefined;
    const fault = isFigure ? 'gives no source' : 'leans on people or studies that it does not name';
    yield {
      message: `${quoted(span.quote)} ${fault}.`,
      spans: [span],
      ...(suggestion !== undefined && { suggestion }),
    };
  }
}

/** Finds the starts of sentences that refer to people or studies without naming them. */
const vagueIn = (text: ParsedText): ReadonlySet<number> =>
  new Set(
    ownSentences(text).flatMap(({ start, said }) =>
      !isQuestion(said) && leansOnUnnamed(said) ? [start] : [],
    ),
  );

function claims({ text, block }: Sentence): boolean {
  if (block.inQuote || isQuestion(text)) return false;
  const words = text.slice(0, longestSentence);
  if (supposed.test(words) || namesSource.some((source) => source.test(words))) return false;
  return (
    claimsOfWords.some((claim) => claim.test(words)) ||
    claimsShareInWords(words) ||
    claimedAmount(words) !== undefined
  );
}

/** The longest passage that counts as a sentence, in characters; the patterns would take too long on a longer one. */
const longestSentence = 1_000;
