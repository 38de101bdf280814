import { spreadEvenly } from './batch-plan.js';

const named = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Difference between the most and the least often of all possible values. */
function unevenness(values: readonly string[], possible: readonly string[]): number {
  const counts = possible.map((value) => values.filter((one) => one === value).length);
  return Math.max(...counts) - Math.min(...counts);
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
});
