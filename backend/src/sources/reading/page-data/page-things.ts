import { type Entity, type Graph, listed } from './entities.js';
import { offerFacts } from './offer-facts.js';
import type { PageFact, PageThing } from './page-thing.js';
import { plainText, valueText } from './value-text.js';

type Names = readonly (readonly [property: string, name: string])[];

const names: Names = [
  ['name', 'name'],
  ['headline', 'headline'],
  ['alternativeHeadline', 'second headline'],
];

const maker: Names = [
  ['brand', 'brand'],
  ['manufacturer', 'manufacturer'],
  ['model', 'model'],
  ['creator', 'creator'],
  ['artist', 'artist'],
  ['author', 'author'],
];

const ofKind: Readonly<Record<PageThing['kind'], Names>> = {
  product: [
    ...maker,
    ['sku', 'item number'],
    ['productID', 'product number'],
    ['mpn', 'reference'],
    ['vehicleIdentificationNumber', 'vehicle identification number'],
    ['vehicleModelDate', 'model year'],
    ['mileageFromOdometer', 'mileage'],
    ['category', 'category'],
    ['material', 'material'],
    ['artMedium', 'medium'],
    ['color', 'colour'],
    ['width', 'width'],
    ['height', 'height'],
    ['depth', 'depth'],
    ['weight', 'weight'],
    ['size', 'size'],
    ['dateCreated', 'made'],
    ['productionDate', 'made'],
    ['releaseDate', 'released'],
    ['itemCondition', 'condition'],
  ],
  offer: [['itemOffered', 'offered']],
  article: [
    ['author', 'author'],
    ['publisher', 'publisher'],
    ['articleSection', 'section'],
  ],
  event: [
    ['startDate', 'begins'],
    ['endDate', 'ends'],
    ['doorTime', 'doors open'],
    ['previousStartDate', 'was to begin'],
    ['eventStatus', 'state'],
    ['location', 'place'],
    ['organizer', 'organiser'],
  ],
};

const texts: Names = [
  ['description', 'description'],
  ['articleBody', 'text'],
];

/** The longest fact; a longer description is not one of the facts. */
const longestFact = 300;
const longestText = 20_000;
const mostFacts = 40;
/** The limit for all facts together. */
const mostCharacters = 4_000;

/** The things in the page's data with their facts, within a limit for all of them. */
export function thingsOf(entities: readonly Entity[], graph: Graph): PageThing[] {
  let left = mostCharacters;
  return entities.flatMap((entity) => {
    const thing = thingOf(entity, graph);
    if (!thing) return [];
    const facts = thing.facts.slice(0, mostFacts).filter(({ name, value }) => {
      left -= name.length + value.length;
      return left >= 0;
    });
    return facts.length + thing.texts.length > 0 ? [{ ...thing, facts }] : [];
  });
}

function thingOf({ kind, properties }: Entity, graph: Graph): PageThing | undefined {
  if (kind === 'page') return undefined;
  const plain = [...names, ...ofKind[kind]].flatMap(([property, name]) =>
    factOf(name, valueText(properties[property], graph)),
  );
  const told = texts.flatMap(([property, name]) => factOf(name, textOf(properties[property])));
  const offers = kind === 'offer' ? offerFacts(properties, graph) : offerFacts(properties['offers'], graph);
  const additional = listed(properties['additionalProperty'])
    .slice(0, mostFacts)
    .flatMap((value) => {
      const property = graph.thing(value);
      return property
        ? factOf(valueText(property['name'], graph), valueText({ ...property, name: undefined }, graph))
        : [];
    });
  const short = told.filter(({ value }) => value.length <= longestFact && !value.includes('\n'));
  return {
    kind,
    facts: [...plain, ...short, ...offers, ...additional],
    texts: told.filter((one) => !short.includes(one)),
  };
}

const factOf = (name: string, value: string): PageFact[] =>
  name === '' || value === '' ? [] : [{ name, value }];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? plainText(value.slice(0, longestText).toWellFormed()) : '';
