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
