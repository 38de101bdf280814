/** The length limit of X. The rules are those that X publishes as version 3 of the configuration of `twitter-text`. */
export const limitOnX = 280;
const linkLength = 23;
const otherWeight = 2;
/**
 * The characters that weigh less: Latin, the scripts next to it and common marks. Every other code point has the other
 * weight.
 */
const light = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/;

/** The domains that end an address without a scheme. Those of countries have two letters. */
const domains =
  'com|org|net|edu|gov|int|mil|info|biz|name|pro|app|dev|art|auction|blog|cloud|club|company|design|digital|email|finance|gallery|global|group|house|insurance|live|media|museum|news|online|page|shop|site|space|store|studio|tech|today|top|watch|wine|work|world|xyz';
const withScheme = String.raw`https?:\/\/[^\s<>"“”«»]+`;
const withoutScheme = String.raw`(?<![\p{L}\p{N}_@#$.\/-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}(?:${domains}|[a-z]{2})(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])(?:[\/?][^\s<>"“”«»]*)?`;
const link = new RegExp(`${withScheme}|${withoutScheme}`, 'giu');
/** The signs at the end of an address that close the sentence and are not part of the address. */
const afterLink = ".,:;!?'’)]…";

const picture = String.raw`(?:(?![©®™](?!\ufe0f))\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)`;
/** The code points that are shown as one picture. */
const emoji = new RegExp(
  String.raw`\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3|${picture}(?:[\u{e0020}-\u{e007f}]+|(?:\u200d${picture})*)`,
  'gu',
);

/** A text's length as X counts it: each link as if it were shortened, Chinese signs and whole emoji as two. */
export function weightedLength(text: string): number {
  let length = 0;
  let at = 0;
  const plain = text.normalize('NFC');
  for (const { index, 0: found } of plain.matchAll(link)) {
    length += weightOf(plain.slice(at, index)) + linkLength;
    at = index + found.length - endOf(found);
  }
  return length + weightOf(plain.slice(at));
}

/**
 * The number of characters at the end of a found address that are not part of it. A bracket that closes one in the
 * address is part of it.
 */
function endOf(found: string): number {
  let end = found.length;
  while (afterLink.includes(found.charAt(end - 1))) end -= 1;
  const closesOne = found.charAt(end) === ')' && found.includes('(');
  return found.length - end - (closesOne ? 1 : 0);
}

function weightOf(text: string): number {
  let weight = 0;
  for (const sign of text.replace(emoji, '\u2600')) weight += light.test(sign) ? 1 : otherWeight;
  return weight;
}
