import { ways } from './article-production.js';

it.each([
  ['single', false, 'single'],
  ['single', true, 'full'],
  ['full', true, 'full'],
] as const)('a house of %s articles, outline first %s: %s', (aiPipeline, outlineFirst, pipeline) => {
  expect(ways({ outlineFirst }, { aiPipeline, aiReview: 'off' })).toEqual({ pipeline, review: false });
});
