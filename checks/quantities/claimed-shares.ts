import { decimalOf, type Decimal } from './decimal.js';
import { numberWords } from './number-words.js';

const named = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|thousand';
/** A number that is not a year. */
const number = String.raw`${named}|\d{1,3}|\d{1,3},000`;
/** Things that one thing has several of, which say nothing about how many have it: one case in three parts. */
const parts =
  'minutes?|hours?|days?|weeks?|months?|years?|sizes|parts|pieces|colou?rs|metals|volumes|sessions|steps|stages|rooms|halves|versions|tones|languages|groups|rows|columns|places|shades|finishes|grades|series|editions|styles';
const part =
  '(?:half|an? (?:half|third|quarter|fifth|sixth|eighth|tenth)|(?:two|three|four)[ -](?:thirds|quarters|fifths))';
const about =
  '(?:about |nearly |almost |over |more than |less than |roughly |some |around |well over |just under )?';
const change =
  'rose|risen|climbed|fell|fallen|dropped|shrank|shrunk|grew|grown|lost|gained|down|up|increased|decreased|declined|gone up|come down|slipped|jumped';
const counted =
  'buyers|owners|collectors|bidders|dealers|sellers|consignors|insurers|houses|households|losses|thefts|claims|sales|lots|bottles|watches|coins|cards|stamps|cars|pictures|paintings|prints|fakes|forgeries|policies|policyholders|estates|collections|auctions|purchases|transactions|members|respondents|clients|customers|visitors|turnover|revenue|demand|trade|market|(?:its|their|the) (?:value|worth|price|cost)';
const priced = 'prices?|values?|premiums?|rates?|costs?|demand|sales|turnover|market|fees?';

const claims = [
  String.raw`\b(?:${change})(?: in value| in price)? (?:by )?${about}${part}\b`,
  String.raw`\b(?:${part} of|half) (?:all |the |these |those |its |their )?(?:\p{Ll}+ )?(?:${counted})\b`,
  String.raw`\b${part} of (?:all|every)\b`,
  String.raw`\b(?:\p{Ll}+|\d+) times (?:its|the|their) (?:\p{Ll}+ ){0,2}(?:price|estimate|value|cost)\b`,
  String.raw`\b(?:(?:${priced})\b.{0,40}|(?:has|have|had) ${about})(?:doubled|tripled|trebled|quadrupled|halved)\b`,
].map((claim) => new RegExp(claim, 'iu'));

const outOf = new RegExp(
  String.raw`\b(${number}) (?:(?!parts)\p{Ll}+ )?(?:in|out of|of every) (?:every |an? )?(${number})\b(?![:,\d]| (?:${parts})\b)`,
  'giu',
);

/**
 * Whether a sentence says in words how large a part of something is, or how many times as large something has become.
 */
export const claimsShareInWords = (sentence: string): boolean =>
  claims.some((claim) => claim.test(sentence)) ||
  [...sentence.matchAll(outOf)].some(([, part = '', whole = '']) => sizeOf(part) < sizeOf(whole));

const sizeOf = (name: string): Decimal =>
  numberWords.get(name.toLowerCase())?.value ?? decimalOf(name.replace(',', ''));
