/** What an idea can be about. Keys of their own, which administrators do not change: not the article categories. */
export const categoryKeys = [
  'luxury-assets',
  'collectibles',
  'market-intel',
  'watches',
  'cars',
  'handbags',
  'sports-memorabilia',
  'trading-cards',
  'art',
  'coins',
  'comics',
  'jewelry',
  'spirits',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

const broadKeys: readonly CategoryKey[] = ['luxury-assets', 'collectibles', 'market-intel'];

/** Says whether a category is of no one field: anything that is collected may be in it. */
export const isBroad = (key: CategoryKey): boolean => broadKeys.includes(key);
