/**
 * The keys of the fields that an idea can be about. They are fixed, unlike the article categories, which administrators
 * change.
 */
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

/** Whether a category is not limited to one field, so that anything people collect may be in it. */
export const isBroad = (key: CategoryKey): boolean => broadKeys.includes(key);
