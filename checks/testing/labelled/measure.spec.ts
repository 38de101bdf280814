import { checks } from '../../registry.js';
import { floorOf, measure } from './measure.js';
import { passages } from './passages.js';

const measured = measure(passages);

it('has passages of both kinds for every check, a hundred and fifty at least', () => {
  expect(passages.length).toBeGreaterThanOrEqual(150);
  for (const { id } of checks) {
    const labels = passages.filter(({ rule }) => rule === id).map(({ wrong }) => wrong);
    expect([id, labels.includes(true), labels.includes(false)]).toEqual([id, true, true]);
  }
});

it('has no passage for a check that there is not', () => {
  const ids = new Set(checks.map(({ id }) => id));
  expect(passages.filter(({ rule }) => !ids.has(rule))).toEqual([]);
});

it.each(measured.map((one) => [one.id, one.precision, floorOf(one) ?? 0]))(
  '%s is right in %d of what it points out, and %d is asked for',
  (_, precision, floor) => {
    expect(precision).toBeGreaterThanOrEqual(floor);
  },
);
