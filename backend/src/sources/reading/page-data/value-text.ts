import { parseHTML } from 'linkedom';
import { oneLine } from '../../../platform/text/one-line.js';
import { wholeSlice } from '../../../platform/text/whole-slice.js';
import { drawnText } from '../drawing/drawn-text.js';
import { type Graph, listed, type Properties } from './entities.js';

/** The limit for a value that is one of several facts. */
const longest = 300;
/** The limit for a value with the markup that it may have. */
const longestRead = 3_000;
const mostListed = 10;
/** The depth to which things within things are read, because data may refer to themselves. */
const mostWithin = 4;

/** Units by their codes in UN/CEFACT's list, as far as things of the field use them. */
const units: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  KMT: 'km',
  INH: 'in',
  FOT: 'ft',
  SMI: 'miles',
  GRM: 'g',
  KGM: 'kg',
  ONZ: 'oz',
  LBR: 'lb',
  LTR: 'l',
  CMQ: 'cm³',
};

/** A text from the data without the markup that some pages put into it: paragraphs with an empty line between them. */
export function plainText(value: string): string {
  if (!/[<&]/.test(value)) return value.trim();
  return drawnText(parseHTML(`<html><body>${value}</body></html>`).document.body);
}

/** A value in one line: a name, a number with its unit, or a term of schema.org in words. */
export function valueText(value: unknown, graph: Graph, within = mostWithin): string {
  if (within === 0) return '';
  if (Array.isArray(value)) {
    const texts = listed(value)
      .slice(0, mostListed)
      .map((one) => valueText(one, graph, within - 1));
    return texts.filter((text) => text !== '').join(', ');
  }
  if (typeof value === 'string')
    return wholeSlice(oneLine(plainText(wholeSlice(worded(value), 0, longestRead))), 0, longest);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const thing = graph.thing(value);
  return thing ? thingText(thing, graph, within - 1) : '';
}

function thingText(thing: Properties, graph: Graph, within: number): string {
  const text = (name: string): string => valueText(thing[name], graph, within);
  const measure = text('value') || [text('minValue'), text('maxValue')].filter((end) => end !== '').join('–');
  if (measure !== '') return `${measure} ${text('unitText') || (units[text('unitCode')] ?? '')}`.trim();
  const amount = thing['amount'] ?? thing['@value'];
  if (amount !== undefined) return `${text('currency')} ${valueText(amount, graph, within)}`.trim();
  const places = [
    text('name'),
    text('streetAddress'),
    text('addressLocality'),
    text('addressCountry'),
    text('address'),
  ];
  return [...new Set(places)].filter((place) => place !== '').join(', ');
}

/** Writes a term of schema.org, such as `https://schema.org/InStock`, in words. */
const worded = (value: string): string =>
  value.replace(/^(?:https?:\/\/)?schema\.org\/(\w{1,60})$/, (_, word: string) =>
    word.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase(),
  );
