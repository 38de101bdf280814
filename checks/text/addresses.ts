import type { CheckRules } from './check-rules.js';
import type { CheckedText } from './checked-text.js';
import type { Range } from './ranges.js';

/** An address as it is written in a text. */
export interface Address extends Range {
  readonly address: string;
}

/**
 * The beginning of an address. A web address may begin anywhere; any other address counts only in a link of markdown.
 */
const beginning =
  /(?<![\p{L}\d])(?:https?:\/\/|www\.)|(?<=\]\(\s{0,3}<?|<)(?:[a-z][a-z\d+.-]{1,20}:|\/\/)/giu;
const longestAddress = 2_000;
const notOfAddress = /[\s<>"`|^{}[\]\u200b\u2060。，、；：！？）」』》】]/u;
/** Signs after an address that end a sentence, a quotation or emphasis and are not part of the address. */
const behind = new Set(".,;:!?'’”*_~\\");

/** A quick test, false only where there is no address. */
export const mayNameAddress = (content: string): boolean => content.search(beginning) >= 0;

/** All addresses, in order: in links, in their definitions, in tags, and bare ones. */
export function addressesIn(content: string): Address[] {
  const found: Address[] = [];
  for (const { index: start, 0: begun } of content.matchAll(beginning)) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const end = endOfAddress(content, start);
    if (end > start + begun.length) found.push({ start, end, address: content.slice(start, end) });
  }
  return found;
}

/** The end of an address. A bracket that the address did not open closes something around it. */
function endOfAddress(content: string, start: number): number {
  const latest = Math.min(content.length, start + longestAddress);
  let open = 0;
  let end = start;
  for (; end < latest; end += 1) {
    const sign = content.charAt(end);
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0 || notOfAddress.test(sign)) break;
  }
  while (end > start && behind.has(content.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * The addresses that the writer of the text was not given.
 * @param text the text with everything that the writer was given
 */
export function addressesNotGiven(
  text: Pick<CheckedText, 'content' | 'sources' | 'asked'> & { readonly rules: Given },
): Address[] {
  const found = addressesIn(text.content);
  if (found.length === 0) return [];
  const given = new Set(givenAddresses(text).map(plainAddress));
  return found.filter(({ address }) => !given.has(plainAddress(address)));
}

type Given = Pick<CheckRules, 'required_blocks' | 'format_and_quality_standards'>;

function givenAddresses({
  sources = [],
  asked = [],
  rules,
}: Pick<CheckedText, 'sources' | 'asked'> & { readonly rules: Given }): string[] {
  const texts = [
    ...sources.map(({ text }) => text),
    ...asked,
    ...(rules.required_blocks ?? []).map(({ text }) => text),
    ...rules.format_and_quality_standards.must_include_at_least_one_of,
  ];
  const written = texts.flatMap((text) => addressesIn(text).map(({ address }) => address));
  return [...sources.flatMap(({ url }) => url ?? []), ...written];
}

/** A form that is equal for addresses of the same page: markdown escapes signs, and browsers add what is left out. */
export function plainAddress(address: string): string {
  const written = address
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/&amp;/gi, '&')
    .replace(/^(?=www\.)/i, 'https://');
  return (URL.canParse(written) ? new URL(written).href : written)
    .toLowerCase()
    .replace(/#.*$/s, '')
    .replace(/\/$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');
}
