import { ways } from './article-production.js';

it.each([
  ['single', false, 'single'],
  ['single', true, 'full'],
  ['full', true, 'full'],
] as const)('a house of %s articles, outline first %s: %s', (aiPipeline, outlineFirst, pipeline) => {
  const settings = { aiPipeline, aiReview: 'off', researchSearchUrl: undefined } as const;
  expect(ways({ outlineFirst, sources: [] }, settings)).toEqual({ pipeline, review: false });
});

const source = { id: 's1', url: null, title: 'A sale', text: 'Sold.', hash: 'f00d', readAt: '2026-11-20' };

it.each([
  ['with a search', { pipeline: 'full', search: true }, true],
  ['without a search', { pipeline: 'full', search: false }, undefined],
  ['in a house of single articles', { pipeline: 'single', search: true }, undefined],
  ['with sources of its own', { pipeline: 'full', search: true, sources: [source] }, undefined],
  [
    'with sources, where it is asked for',
    { pipeline: 'full', search: true, sources: [source], asked: true },
    true,
  ],
  ['where it is not wanted', { pipeline: 'full', search: true, asked: false }, undefined],
] as const)('an article %s is looked up first: %j', (_, way, looksUp) => {
  const {
    pipeline: aiPipeline,
    search,
    sources,
    asked: research,
  } = { asked: undefined, sources: [], ...way };
  const settings = {
    aiPipeline,
    aiReview: 'off',
    researchSearchUrl: search ? 'http://127.0.0.1:9/search' : undefined,
  } as const;
  expect(ways({ outlineFirst: false, sources: [...sources], research }, settings).research).toBe(looksUp);
});
