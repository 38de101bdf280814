import { plannedArticles, spreadEvenly } from './batch-plan.js';

const named = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/**
 * The difference between the most and the least frequent of all possible values; infinite if there are other values.
 */
function unevenness(values: readonly string[], possible: readonly string[]): number {
  const counts = possible.map((value) => values.filter((one) => one === value).length);
  const isComplete = counts.reduce((sum, count) => sum + count, 0) === values.length;
  return isComplete ? Math.max(...counts) - Math.min(...counts) : Infinity;
}

const sizes = [1, 2, 3, 4, 5, 6, 7];
const cases = sizes.flatMap((personas) => sizes.map((categories) => [personas, categories] as const));

describe('a plan', () => {
  it.each(cases)(
    'for %d personas and %d categories is even, whatever its length',
    (personaCount, categoryCount) => {
      const [personas, categories] = [named('p', personaCount), named('c', categoryCount)];
      const pairs = personas.flatMap((persona) => categories.map((category) => `${persona} ${category}`));
      for (let length = 1; length <= 60; length += 1) {
        const plan = spreadEvenly(length, personas, categories);
        expect(plan).toHaveLength(length);
        expect(
          unevenness(
            plan.map(({ persona }) => persona),
            personas,
          ),
        ).toBeLessThanOrEqual(1);
        expect(
          unevenness(
            plan.map(({ category }) => category),
            categories,
          ),
        ).toBeLessThanOrEqual(1);
        expect(
          unevenness(
            plan.map(({ persona, category }) => `${persona} ${category}`),
            pairs,
          ),
        ).toBeLessThanOrEqual(1);
      }
    },
  );

  it('is the same for the same request', () => {
    expect(spreadEvenly(7, named('p', 2), named('c', 4))).toEqual(
      spreadEvenly(7, named('p', 2), named('c', 4)),
    );
  });

  it('needs somebody to write', () => {
    expect(() => spreadEvenly(1, [], named('c', 2))).toThrow('There is nothing to spread over.');
  });

  it('names its articles the same whenever it is made for the same work, and only then', () => {
    const [personas, categories] = [[{ id: 'p', name: 'Ada' }], [{ id: 'c', name: 'Cars' }]];
    const work = 'f8dd58a7-1cfa-4dd5-a8ef-4bd2a2a3b2cd';
    const plan = plannedArticles(work, 2, personas, categories);
    const of = { personaId: 'p', personaName: 'Ada', categoryId: 'c', categoryName: 'Cars' };
    expect(plan).toEqual(plan.map(({ articleId }) => ({ articleId, ...of })));
    expect(plannedArticles(work, 3, personas, categories).slice(0, 2)).toEqual(plan);
    const others = plannedArticles('0d7f4c3a-52c9-5e1b-8b7e-64c1f1a9d2e3', 2, personas, categories);
    expect(new Set([...plan, ...others].map(({ articleId }) => articleId)).size).toBe(4);
  });
});
