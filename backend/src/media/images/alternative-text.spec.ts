import { alternativeText } from './alternative-text.js';

it.each([
  ['ai', { sign: true, label: 'always' }, 'A box (drawn by an AI model)'],
  ['ai', { sign: true, label: 'when-not-reviewed' }, 'A box (drawn by an AI model)'],
  ['ai', { sign: true, label: 'never' }, 'A box'],
  ['ai', { sign: false, label: 'always' }, 'A box'],
  ['search', { sign: true, label: 'always' }, 'A box'],
] as const)('a picture that is %s leaves with the label that the rules want: %j', (type, rules, told) => {
  expect(alternativeText({ type, title: 'A box' }, rules)).toBe(told);
});

it('a label does not make a long title too long for a site', () => {
  const title = 'Boxes and papers '.repeat(11).trim();
  const told = alternativeText({ type: 'ai', title }, { sign: true, label: 'always' });
  expect(title.length).toBeLessThan(191);
  expect(told.length).toBeLessThanOrEqual(191);
  expect(told).toMatch(/^Boxes and papers .*and… \(drawn by an AI model\)$/);
});
