import { findingsOf, type Finding } from '../../registry.js';
import type { CheckedText } from '../../text/checked-text.js';
import { plantedFaults } from './planted.js';

/** The checks that do not apply: passages have no headings, and cite only one of their sources. */
const ofWholeTexts = new Set(['heading-tree', 'citations-resolve']);

const failuresIn = (text: CheckedText): Finding[] =>
  findingsOf(text).filter(
    ({ rule, verdict, severity }) => verdict === 'fail' && severity !== 'info' && !ofWholeTexts.has(rule),
  );

it('has twenty-six faults, each of another kind', () => {
  expect(new Set(plantedFaults.map(({ fault }) => fault)).size).toBe(26);
});

it.each(plantedFaults.map(({ fault, foundBy, faulty }) => [fault, foundBy ?? 'no check', faulty] as const))(
  '%s is found by %s',
  (_, foundBy, faulty) => {
    expect(new Set(failuresIn(faulty).map(({ rule }) => rule))).toEqual(
      new Set(foundBy === 'no check' ? [] : [foundBy]),
    );
  },
);

it.each(plantedFaults.map(({ fault, clean }) => [fault, clean] as const))(
  'nothing is found where there is no “%s”',
  (_, clean) => {
    expect(failuresIn(clean).map(({ message }) => message)).toEqual([]);
  },
);
