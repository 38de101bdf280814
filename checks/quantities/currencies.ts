import type { Unit } from './units.js';

const dollars = 'USD AUD CAD HKD SGD NZD TWD';

/**
 * The words, signs and codes, each with the currencies that it may mean. For a sign, the first is its usual meaning.
 */
const table: readonly (readonly [names: string, codes: string])[] = [
  ['US$|U.S. dollars|US dollars|U.S. dollar|US dollar|American dollars|USD', 'USD'],
  ['A$|AU$|Australian dollars|AUD', 'AUD'],
  ['C$|CA$|Canadian dollars|CAD', 'CAD'],
  ['HK$|Hong Kong dollars|HKD', 'HKD'],
  ['S$|SG$|Singapore dollars|SGD', 'SGD'],
  ['NZ$|New Zealand dollars|NZD', 'NZD'],
  ['NT$|Taiwan dollars|TWD', 'TWD'],
  ['$|dollars|dollar', dollars],
  ['€|euros|euro|EUR', 'EUR'],
  ['£|GBP|pounds sterling|British pounds|sterling|STG', 'GBP'],
  ['pounds|pound', 'GBP lb'],
  ['¥', 'JPY CNY'],
  ['yen|Japanese yen|JPY|JP¥', 'JPY'],
  ['yuan|renminbi|RMB|CNY|CN¥', 'CNY'],
  ['₹|Rs|rupees|rupee|Indian rupees|INR', 'INR'],
  ['CHF|Swiss francs|Swiss franc|SFr|SFr.|sFr.|Franken', 'CHF'],
  ['Fr.|Fr|francs|franc|₣', 'CHF FRF BEF'],
  ['French francs|FRF|FF', 'FRF'],
  ['Belgian francs|BEF', 'BEF'],
  ['kronor|kroner|krona|krone|kr|crowns', 'SEK NOK DKK'],
  ['SEK|Swedish kronor', 'SEK'],
  ['NOK|Norwegian kroner', 'NOK'],
  ['DKK|Danish kroner', 'DKK'],
  ['dirhams|dirham|AED|Dhs', 'AED'],
  ['Deutschmarks|Deutsche Marks|marks|DM|DEM', 'DEM'],
  ['lire|lira|ITL', 'ITL'],
  ['guilders|NLG', 'NLG'],
  ['pesetas|ESP', 'ESP'],
  ['guineas|gns', 'guinea'],
  ['won|₩|KRW', 'KRW'],
  ['baht|฿|THB', 'THB'],
  ['ringgit|MYR', 'MYR'],
  ['rand|ZAR', 'ZAR'],
  ['reais|R$|BRL', 'BRL'],
  ['roubles|rubles|₽|RUB', 'RUB'],
  ['złoty|zloty|PLN', 'PLN'],
  ['pesos|MXN', 'MXN'],
  ['BTC|bitcoin|bitcoins', 'BTC'],
];

/** To a reader, a bare `$` means the American dollar, whatever the writer may have meant. */
const meantBy = (name: string, codes: readonly string[]): readonly string[] =>
  name === '$' ? codes.slice(0, 1) : codes;

export const currencies: readonly (readonly [name: string, unit: Unit])[] = table.flatMap(([names, codes]) =>
  names.split('|').map((name) => {
    const mayMean = codes.split(' ');
    return [name, { kind: 'currency', means: meantBy(name, mayMean), mayMean }] as const;
  }),
);
