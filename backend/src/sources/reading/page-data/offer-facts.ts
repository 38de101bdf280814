import { type Graph, listed, type Properties, typesOf } from './entities.js';
import type { PageFact } from './page-thing.js';
import { valueText } from './value-text.js';

const mostOffers = 10;
/** The depth to which offers are read, because an offer may consist of several others. */
const mostWithin = 2;

const details: readonly (readonly [property: string, name: string])[] = [
  ['offerCount', 'offers'],
  ['availability', 'availability'],
  ['itemCondition', 'condition'],
  ['seller', 'seller'],
  ['offeredBy', 'offered by'],
  ['validFrom', 'valid from'],
  ['validThrough', 'valid until'],
  ['priceValidUntil', 'price valid until'],
  ['availabilityStarts', 'available from'],
  ['availabilityEnds', 'available until'],
];

/** The facts of each offer, such as its price, numbered where there are several. */
export function offerFacts(offers: unknown, graph: Graph, within = mostWithin): PageFact[] {
  if (within === 0) return [];
  const all = listed(offers)
    .slice(0, mostOffers)
    .map((offer) => graph.thing(offer))
    .filter((offer) => offer !== undefined);
  return all.flatMap((offer, place) => {
    const facts = [...prices(offer, graph), ...detailsOf(offer, graph)];
    const inner = offerFacts(offer['offers'], graph, within - 1);
    const number = all.length > 1 ? `offer ${place + 1}, ` : '';
    return [...facts, ...inner].map(({ name, value }) => ({ name: `${number}${name}`, value }));
  });
}

function prices(offer: Properties, graph: Graph): PageFact[] {
  const currency = valueText(offer['priceCurrency'], graph);
  const own = priceFacts(offer, currency, 'price', graph);
  const specified = listed(offer['priceSpecification'])
    .slice(0, mostOffers)
    .flatMap((value) => {
      const specification = graph.thing(value);
      return specification ? specifiedPrice(specification, currency, graph) : [];
    });
  const told = new Set(own.map(({ value }) => value));
  return [...own, ...specified.filter(({ value }) => !told.has(value))];
}

/** The price in a specification; one that is struck out on the page no longer applies. */
function specifiedPrice(specification: Properties, outer: string, graph: Graph): PageFact[] {
  const type = valueText(specification['priceType'], graph);
  if (/strike/i.test(type)) return [];
  const currency = valueText(specification['priceCurrency'], graph) || outer;
  const name = type === '' || /^(?:sale|invoice)/i.test(type) ? 'price' : `price (${type})`;
  return priceFacts(specification, currency, name, graph);
}

function priceFacts(offer: Properties, currency: string, name: string, graph: Graph): PageFact[] {
  const amount = (property: string): string => amountText(valueText(offer[property], graph), currency);
  return [
    { name, value: amount('price') },
    { name: `lowest ${name}`, value: amount('lowPrice') || amount('minPrice') },
    { name: `highest ${name}`, value: amount('highPrice') || amount('maxPrice') },
  ].filter(({ value }) => value !== '');
}

/** An amount with its currency, without the decimals that data add to whole amounts. */
function amountText(price: string, currency: string): string {
  if (!/\d/.test(price)) return '';
  const isNamed = /\p{Sc}/u.test(price) || price.includes(currency);
  return `${isNamed ? '' : currency} ${price.replace(/^(\d+)\.0{1,2}$/, '$1')}`.trim();
}

function detailsOf(offer: Properties, graph: Graph): PageFact[] {
  const isOffered = typesOf(offer).length > 0;
  return (isOffered ? details : []).flatMap(([property, name]) => {
    const value = valueText(offer[property], graph);
    return value === '' ? [] : [{ name, value }];
  });
}
