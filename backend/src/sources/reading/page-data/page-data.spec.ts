import { pageText } from '../page-text.js';
import type { PageThing } from './page-thing.js';

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;

const things = (...bodies: string[]): readonly PageThing[] =>
  pageText(`<html><head><title>A page</title></head><body>${bodies.join('')}</body></html>`)?.things ?? [];

/** Lists each thing in a line of its own. */
const told = (...bodies: string[]): string[] =>
  things(...bodies).map(({ kind, facts }) =>
    [kind, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('; '),
  );

const json = (value: unknown): string => script(JSON.stringify(value));

const offer = {
  '@type': 'Offer',
  price: '9500.00',
  priceCurrency: 'CHF',
  availability: 'https://schema.org/InStock',
};
const watch = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'A steel chronograph',
  offers: offer,
};
const watchTold = 'product; name: A steel chronograph; price: CHF 9500; availability: in stock';

describe('JSON-LD', () => {
  it.each([
    ['one thing', watch],
    ['a list', [watch]],
    ['a graph', { '@graph': [{ '@type': 'WebSite', name: 'The house' }, watch] }],
    ['a page’s main thing', { '@type': 'ItemPage', name: 'Lot 12', mainEntity: watch }],
    ['a type with its address', { ...watch, '@type': 'http://schema.org/Product' }],
    ['several types', { ...watch, '@type': ['Thing', 'IndividualProduct'] }],
    [
      'a graph of references',
      {
        '@graph': [
          { ...watch, offers: { '@id': '#o' } },
          { ...offer, '@id': '#o' },
        ],
      },
    ],
  ])('as %s', (_, value) => {
    expect(told(json(value))[0]).toBe(watchTold);
  });

  it.each([
    ['a comma before a bracket', '{"@type": "Product", "name": "Lot 12", "sku": ["7",],}'],
    ['a line end in a text', '{"@type": "Product", "name": "Lot\n12", "sku": "7"}'],
    ['an escape that JSON does not know', '{"@type": "Product", "name": "Lot\\ 12", "sku": "7"}'],
    ['a comment around it', '<!-- {"@type": "Product", "name": "Lot 12", "sku": "7"} -->'],
    ['CDATA around it', '//<![CDATA[\n{"@type": "Product", "name": "Lot 12", "sku": "7"}\n//]]>'],
    ['a semicolon behind it', '{"@type": "Product", "name": "Lot 12", "sku": "7"};'],
  ])('with %s is read', (_, text) => {
    expect(told(script(text))).toEqual(['product; name: Lot 12; item number: 7']);
  });

  it.each([
    ['no JSON', 'price: 5'],
    ['cut off', '{"@type": "Product", "name": "Lot 1'],
    ['a number that is none', '{"@type": "Product", "name": "Lot 1", "price": 1,200}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text without an end', `{${'"a\\'.repeat(100_000)}}`],
    ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('that is %s says nothing, and what stands beside it is read', (_, text) => {
    expect(told(script(text), json(watch))).toEqual([watchTold]);
  });

  it('that refers to itself comes to an end', () => {
    const round = {
      '@type': 'Product',
      '@id': '#a',
      name: { '@id': '#a' },
      sku: '7',
      offers: { '@id': '#a' },
    };
    expect(told(json({ '@graph': [round, { '@id': '#a' }] }))).toHaveLength(1);
  });

  it('is not told of what else there is', () => {
    const other = { ...watch, name: 'Another' };
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other }] };
    expect(told(json({ ...watch, isRelatedTo: [other], isSimilarTo: other }), json(list))).toEqual([
      watchTold,
    ]);
  });

  it('of a list is told where the page is the list', () => {
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: watch }] };
    expect(told(json(list))).toEqual([watchTold]);
  });
});

describe('the facts', () => {
  it.each([
    [
      'a range of offers',
      {
        '@type': 'AggregateOffer',
        lowPrice: 4000,
        highPrice: '6000.50',
        priceCurrency: 'EUR',
        offerCount: 3,
      },
      'lowest price: EUR 4000; highest price: EUR 6000.50; offers: 3',
    ],
    [
      'several offers',
      [offer, { ...offer, price: 8000, availability: 'SoldOut' }],
      'offer 1, price: CHF 9500; offer 1, availability: in stock; offer 2, price: CHF 8000; offer 2, availability: SoldOut',
    ],
    [
      'a price that is struck out',
      {
        '@type': 'Offer',
        priceSpecification: [
          { price: 900, priceCurrency: 'USD' },
          { price: 1200, priceCurrency: 'USD', priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      },
      'price: USD 900',
    ],
    ['a price with its sign', { '@type': 'Offer', price: '$1,200', priceCurrency: 'USD' }, 'price: $1,200'],
    [
      'no price',
      { '@type': 'Offer', price: 'on request', seller: { name: 'The house' } },
      'seller: The house',
    ],
  ])('of %s', (_, offers, expected) => {
    expect(told(json({ ...watch, offers }))).toEqual([`product; name: A steel chronograph; ${expected}`]);
  });

  it('of an article', () => {
    const article = {
      '@type': 'NewsArticle',
      headline: 'Watches &amp; <b>figures</b>',
      author: [{ '@type': 'Person', name: 'A. Example' }, { name: 'B. Example' }],
      publisher: { '@type': 'Organization', name: 'The Paper' },
    };
    expect(told(json(article))).toEqual([
      'article; headline: Watches & figures; author: A. Example, B. Example; publisher: The Paper',
    ]);
  });

  it('of an event', () => {
    const event = {
      '@type': 'SaleEvent',
      name: 'Watches, Geneva',
      startDate: '2019-05-12T14:00:00+02:00',
      location: {
        '@type': 'Place',
        name: 'The Hall',
        address: { addressLocality: 'Geneva', addressCountry: 'CH' },
      },
      eventStatus: 'https://schema.org/EventScheduled',
    };
    expect(told(json(event))).toEqual([
      'event; name: Watches, Geneva; begins: 2019-05-12T14:00:00+02:00; state: event scheduled; place: The Hall, Geneva, CH',
    ]);
  });

  it('of measures and other properties', () => {
    const measured = {
      '@type': 'Product',
      name: 'A watch',
      brand: { '@type': 'Brand', name: 'The Maker' },
      width: { '@type': 'QuantitativeValue', value: 37.5, unitCode: 'MMT' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Case', value: 'steel' }],
    };
    expect(told(json(measured))).toEqual([
      'product; name: A watch; brand: The Maker; width: 37.5 mm; Case: steel',
    ]);
  });

  it('are no more than a page may have, however much of them there is', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...watch,
      name: `${index} ${'x'.repeat(1_000)}`,
    }));
    const all = things(json(many)).flatMap(({ facts }) => facts);
    const length = all.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
    expect(length).toBeLessThanOrEqual(4_000);
    expect(all.every(({ value }) => value.length <= 300)).toBe(true);
  });
});

describe('microdata', () => {
  it('is read as JSON-LD is', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">A steel <b>chronograph</b></h1>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="CHF">
      <span itemprop="price" content="9500.00">CHF 9'500</span><link itemprop="availability" href="https://schema.org/InStock"></div></div>`;
    expect(told(body)).toEqual([watchTold]);
  });

  it('is read from where the item refers to', () => {
    const body = `<h1 id="name" itemprop="name">A steel <b>chronograph</b></h1>
      <div id="offer"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="CHF">
      <span itemprop="price" content="9500.00">CHF 9'500</span><link itemprop="availability" href="https://schema.org/InStock"></div></div>
      <div itemscope itemtype="https://schema.org/Product" itemref="name offer nowhere"></div>`;
    expect(told(body)).toEqual([watchTold]);
  });

  it('that refers to itself comes to an end', () => {
    const body = `<div id="all"><div itemscope itemtype="https://schema.org/Product" itemprop="isRelatedTo" itemref="all">
      <b itemprop="name">Lot 13</b></div></div>`;
    expect(told(`${body}<p>Lot 12</p>`)).toEqual([]);
  });

  it('of other things is not', () => {
    const item = '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Lot 13</b></div>';
    expect(told(`<p>Lot 12</p><section class="more-from-sale">${item}</section>`)).toEqual([]);
    expect(told(item.replace('schema.org', 'data-vocabulary.org'))).toEqual([]);
  });
});
