import type { Quantity } from './quantity.js';
import { quantitiesIn } from './read-quantities.js';

/** Signs and words, one of which every sentence with an amount or a share contains. */
const hint =
  /[$€£¥₹₣₩%‰]|\b(?:percent|per cent|pct|dollars?|euros?|pounds?|francs?|yen|yuan|renminbi|rupees?|kron\w+|dirhams?|guineas|deutsch\s?marks?|guilders|pesetas|baht|ringgit|roubles|lire|crores?|lakhs?|Rs|Fr|SFr|[A-Z]{3})\b/i;

/** Words that mean money only sometimes: a watch has crowns, and silver has marks. */
const seldomMoney = /(?:crowns|marks|sterling|won|rand|kr|FF|SP)$/;

const metal =
  'gold|silver|platinum|palladium|copper|nickel|tin|zinc|bronze|steel|titanium|alloy|pure|purity|fine';
const drink =
  'alcohol|abv|vol|proof|new oak|oak|cabernet|merlot|pinot|syrah|shiraz|grenache|sangiovese|nebbiolo|chardonnay|riesling|malbec|tempranillo|petit';
const cloth = 'cotton|wool|silk|linen|cashmere|rag';
const drawn =
  'case|dial|height|width|length|depth|diameter|surface|area|image|sheet|page|frame|strap|bezel|label';
const made = new RegExp(
  String.raw`^\s?(?:(?:by|of)\s)?(?:${metal}|${drink}|${cloth}|(?:relative )?humidity|rh)\b|^ of (?:the|its|their) (?:${drawn})\b`,
  'i',
);
const madeBefore =
  /\b(?:abv|alcohol|humidity|fineness|strength|purity|proof|spirits?|whisk(?:e?y|ies)|rum|cognac|gin|bottled)\s?(?:content\s)?(?:of|is|at|was|between|near)?\s(?:about\s|under\s|over\s|below\s)?$/i;

const coin =
  /^[\s-](?:\p{L}[\p{L}’'.-]*\s){0,3}(?:(?:half |double |quarter )?eagles?|coins?|pieces?|notes?|bills?|banknotes?|stamps?|denominations?|sovereigns?|tokens?|plaques?|Saint[- ]Gaudens|St\. Gaudens|Libert(?:y|ies)|Indians?|Vrenelis?|proofs?|die|type)(?!\p{L})/iu;
const hyphenated = /^\S+-(?:dollar|pound|franc|yen|euro|mark|rupee|cent|crown|guinea)$/i;
const issueYear = /(?<!\bin )(?<!\p{L})(?:1[6-9]|20)\d\d(?:-\p{Lu}{1,2})?\s$/u;

const terms =
  'premium|commission|vat|sales tax|import tax|duty|levy|deductible|excess|deposit|fees?|surcharge|resale right';
const termAfter = new RegExp(
  String.raw`^\s(?:(?:of|on) (?:the )?(?:hammer|first)|(?:buyer['’]s|seller['’]s)|${terms})\b`,
  'i',
);
const termBefore = new RegExp(
  String.raw`\b(?:${terms})\s?(?:\(|of|is|was|at|stands at|amounts to|rises to)\s?(?:an?\s|about\s)?$|\b(?:per ?cent|%) on (?:the (?:first|next)|amounts (?:above|over))\s$`,
  'i',
);
/** A sentence that consists only of terms of sale or of a policy. */
const isOfTerms =
  /\b(?:steps|increments) of [$€£\d]|\b(?:(?:buyer|seller)['’]s premium|commission|fees?|bidding increments?|increments|deposit|excess|deductible)\s(?:is|are|of|at|stands|amounts|applies|rises)\b|\b(?:postage|shipping|admission|subscription|tickets?|catalogues?)\s(?:is|are|costs?)\b/i;

const weighed = /\bweigh(?:s|ed|ing|t)?\b/i;

/** The first amount or share in a sentence that makes a claim; a denomination, a composition or a term makes none. */
export function claimedAmount(sentence: string): Quantity | undefined {
  if (!hint.test(sentence) || isOfTerms.test(sentence)) return undefined;
  return quantitiesIn(sentence).find(
    (quantity) => isClaimedShare(quantity, sentence) || isClaimedMoney(quantity, sentence),
  );
}

const reach = 48;
const afterOf = (text: string, { end }: Quantity): string => text.slice(end, end + reach);
const beforeOf = (text: string, { start }: Quantity): string => text.slice(Math.max(0, start - reach), start);

function isClaimedShare(quantity: Quantity, text: string): boolean {
  const { unit, values } = quantity;
  if (unit?.kind !== 'share' || values[0] === 100_000_000n) return false;
  return (
    ![made, termAfter].some((after) => after.test(afterOf(text, quantity))) &&
    ![madeBefore, termBefore].some((before) => before.test(beforeOf(text, quantity)))
  );
}

function isClaimedMoney(quantity: Quantity, text: string): boolean {
  const { unit, shown } = quantity;
  if (unit?.kind !== 'currency') return unit === undefined && /\b(?:crores?|lakhs?)\.?$/i.test(shown);
  if (seldomMoney.test(shown) || (unit.means.includes('lb') && weighed.test(text))) return false;
  return (
    !isDenomination(quantity, text) &&
    !termAfter.test(afterOf(text, quantity)) &&
    !termBefore.test(beforeOf(text, quantity))
  );
}

const isDenomination = (quantity: Quantity, text: string): boolean =>
  coin.test(afterOf(text, quantity)) ||
  hyphenated.test(quantity.shown) ||
  issueYear.test(beforeOf(text, quantity));
