import { runSize } from './run-planner.js';

const schedule = { total_articles_per_week: 10, articles_per_persona: 2 };

it.each([
  ['as at first', { personas: 5, categories: 5 }, { articles: 10, personas: 5, categories: 5 }],
  ['more than are needed', { personas: 9, categories: 12 }, { articles: 10, personas: 5, categories: 10 }],
  ['those there are', { personas: 3, categories: 1 }, { articles: 10, personas: 3, categories: 1 }],
  ['nobody', { personas: 0, categories: 0 }, { articles: 10, personas: 0, categories: 0 }],
])('a run takes %s', (_, there, size) => {
  expect(runSize(schedule, there)).toEqual(size);
});

it('takes as many personas as the rest needs', () => {
  const odd = { total_articles_per_week: 7, articles_per_persona: 3 };
  expect(runSize(odd, { personas: 5, categories: 5 }).personas).toBe(3);
});
