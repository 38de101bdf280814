import { categoryKeys, isBroad } from './category-keys.js';
import { researchSources, sourceGroups } from './research-sources.js';

describe('the research sources', () => {
  it('are sixty in twelve groups, five each, numbered from 1', () => {
    expect(researchSources.map(({ number }) => number)).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
    expect(sourceGroups).toHaveLength(12);
    for (const group of sourceGroups) {
      expect(researchSources.filter((source) => source.group === group)).toHaveLength(5);
    }
  });

  it('have names and addresses of their own', () => {
    expect(new Set(researchSources.map(({ name }) => name)).size).toBe(60);
    expect(new Set(researchSources.map(({ url }) => new URL(url).host)).size).toBe(60);
    for (const { url } of researchSources) expect(new URL(url).protocol).toBe('https:');
  });

  it.each(categoryKeys)('serve %s with at least five, each named once', (key) => {
    expect(
      researchSources.filter(({ categories }) => categories.includes(key)).length,
    ).toBeGreaterThanOrEqual(5);
    for (const { categories } of researchSources) expect(new Set(categories).size).toBe(categories.length);
  });
});

it('three categories are of no one field', () => {
  expect(categoryKeys.filter(isBroad)).toEqual(['luxury-assets', 'collectibles', 'market-intel']);
});
