import type { CategoryKey } from './category-keys.js';

/** A publication, house or service where an idea can be researched. */
export interface ResearchSource {
  /** The number by which a model names the source, counted from 1 in the order of the list. */
  readonly number: number;
  readonly name: string;
  readonly url: string;
  readonly group: string;
  /** The topic categories that the source covers. */
  readonly categories: readonly CategoryKey[];
}

type Entry = readonly [name: string, url: string, ...also: CategoryKey[]];

interface Group {
  readonly name: string;
  /** The categories that every source of the group covers. */
  readonly serves: readonly CategoryKey[];
  readonly entries: readonly Entry[];
}

const groups: readonly Group[] = [
  {
    name: 'Watches',
    serves: ['watches', 'luxury-assets'],
    entries: [
      ['Hodinkee', 'https://www.hodinkee.com', 'collectibles'],
      ['WatchPro', 'https://www.watchpro.com', 'market-intel'],
      ['Revolution', 'https://revolutionwatch.com'],
      ['Fratello', 'https://www.fratellowatches.com', 'collectibles'],
      ['Chrono24 Magazine', 'https://www.chrono24.com/magazine/', 'market-intel'],
    ],
  },
  {
    name: 'Cars',
    serves: ['cars', 'luxury-assets'],
    entries: [
      ['Hagerty', 'https://www.hagerty.com', 'market-intel'],
      ['Classic.com', 'https://www.classic.com', 'market-intel'],
      ['Bring a Trailer', 'https://bringatrailer.com', 'collectibles'],
      ['Sports Car Market', 'https://www.sportscarmarket.com', 'market-intel'],
      ['RM Sotheby’s', 'https://rmsothebys.com', 'collectibles'],
    ],
  },
  {
    name: 'Handbags and fashion',
    serves: ['handbags', 'luxury-assets'],
    entries: [
      ['PurseBlog', 'https://www.purseblog.com'],
      ['Rebag', 'https://www.rebag.com', 'market-intel'],
      ['Fashionphile', 'https://www.fashionphile.com', 'jewelry'],
      ['The RealReal', 'https://www.therealreal.com', 'watches', 'jewelry'],
      ['Vestiaire Collective', 'https://www.vestiairecollective.com', 'market-intel'],
    ],
  },
  {
    name: 'Cards and sports memorabilia',
    serves: ['trading-cards', 'sports-memorabilia', 'collectibles'],
    entries: [
      ['PSA', 'https://www.psacard.com'],
      ['Beckett', 'https://www.beckett.com'],
      ['Sports Collectors Daily', 'https://www.sportscollectorsdaily.com', 'market-intel'],
      ['cllct', 'https://www.cllct.com', 'market-intel'],
      ['Goldin', 'https://goldin.co'],
    ],
  },
  {
    name: 'Art',
    serves: ['art', 'luxury-assets'],
    entries: [
      ['The Art Newspaper', 'https://www.theartnewspaper.com', 'market-intel'],
      ['Artnet News', 'https://news.artnet.com', 'market-intel'],
      ['ARTnews', 'https://www.artnews.com'],
      ['Artsy', 'https://www.artsy.net', 'collectibles'],
      ['Artprice', 'https://www.artprice.com', 'market-intel'],
    ],
  },
  {
    name: 'Auction houses',
    serves: ['luxury-assets', 'collectibles'],
    entries: [
      ['Christie’s', 'https://www.christies.com', 'art', 'jewelry', 'watches', 'handbags', 'spirits'],
      ['Sotheby’s', 'https://www.sothebys.com', 'art', 'jewelry', 'watches', 'handbags', 'spirits'],
      ['Phillips', 'https://www.phillips.com', 'art', 'watches', 'jewelry'],
      ['Bonhams', 'https://www.bonhams.com', 'art', 'cars', 'jewelry', 'spirits', 'coins'],
      ['Heritage Auctions', 'https://www.ha.com', 'coins', 'comics', 'trading-cards', 'sports-memorabilia'],
    ],
  },
  {
    name: 'Coins',
    serves: ['coins', 'collectibles'],
    entries: [
      ['PCGS', 'https://www.pcgs.com', 'market-intel'],
      ['NGC', 'https://www.ngccoin.com'],
      ['Coin World', 'https://www.coinworld.com', 'market-intel'],
      ['Numismatic News', 'https://www.numismaticnews.net'],
      ['Stack’s Bowers Galleries', 'https://stacksbowers.com', 'market-intel'],
    ],
  },
  {
    name: 'Comics',
    serves: ['comics', 'collectibles'],
    entries: [
      ['CGC Comics', 'https://www.cgccomics.com', 'trading-cards'],
      ['GoCollect', 'https://gocollect.com', 'market-intel', 'trading-cards'],
      ['ComicConnect', 'https://www.comicconnect.com', 'market-intel'],
      ['Overstreet Access', 'https://www.overstreetaccess.com', 'market-intel'],
      ['Bleeding Cool', 'https://bleedingcool.com'],
    ],
  },
  {
    name: 'Jewelry and gems',
    serves: ['jewelry', 'luxury-assets'],
    entries: [
      ['GIA', 'https://www.gia.edu'],
      ['JCK', 'https://www.jckonline.com', 'market-intel', 'watches'],
      ['National Jeweler', 'https://nationaljeweler.com', 'market-intel'],
      ['Rapaport', 'https://rapaport.com', 'market-intel'],
      ['Gem-A', 'https://gem-a.com', 'collectibles'],
    ],
  },
  {
    name: 'Wine and spirits',
    serves: ['spirits', 'collectibles'],
    entries: [
      ['Rare Whisky 101', 'https://www.rarewhisky101.com', 'market-intel'],
      ['Whisky Auctioneer', 'https://whiskyauctioneer.com', 'market-intel'],
      ['Scotch Whisky Association', 'https://www.scotch-whisky.org.uk'],
      ['Whisky Advocate', 'https://whiskyadvocate.com', 'luxury-assets'],
      ['Liv-ex', 'https://www.liv-ex.com', 'market-intel', 'luxury-assets'],
    ],
  },
  {
    name: 'Insurers',
    serves: ['luxury-assets', 'collectibles'],
    entries: [
      ['Chubb', 'https://www.chubb.com', 'jewelry', 'art', 'spirits', 'watches'],
      ['AXA XL Art & Lifestyle', 'https://axaxl.com', 'art', 'jewelry', 'cars'],
      ['Hiscox', 'https://www.hiscox.co.uk', 'art', 'jewelry', 'watches', 'handbags'],
      ['Collectibles Insurance Services', 'https://collectinsure.com', 'trading-cards', 'comics', 'coins'],
      ['Insurance Journal', 'https://www.insurancejournal.com', 'market-intel', 'cars', 'sports-memorabilia'],
    ],
  },
  {
    name: 'Market data and provenance',
    serves: ['market-intel', 'luxury-assets', 'collectibles'],
    entries: [
      ['Art Loss Register', 'https://www.artloss.com', 'art', 'watches', 'jewelry'],
      [
        'Knight Frank Wealth Report',
        'https://www.knightfrank.com/wealthreport',
        'cars',
        'handbags',
        'spirits',
      ],
      ['ArtTactic', 'https://arttactic.com', 'art'],
      ['WorthPoint', 'https://www.worthpoint.com', 'coins', 'sports-memorabilia', 'comics'],
      ['American Society of Appraisers', 'https://www.appraisers.org', 'art', 'jewelry'],
    ],
  },
];

export const sourceGroups: readonly string[] = groups.map(({ name }) => name);

/** All research sources; an idea can name no other. */
export const researchSources: readonly ResearchSource[] = groups
  .flatMap(({ name: group, serves, entries }) =>
    entries.map(([name, url, ...also]) => ({ name, url, group, categories: [...serves, ...also] })),
  )
  .map((source, at) => ({ number: at + 1, ...source }));
