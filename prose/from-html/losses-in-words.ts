import type { Loss, LossKind } from './losses.js';

const names: Readonly<Record<LossKind, readonly [one: string, many: string]>> = {
  image: ['image', 'images'],
  embed: ['embedded part', 'embedded parts'],
  player: ['sound or video', 'sounds or videos'],
  form: ['form control', 'form controls'],
  drawing: ['drawing', 'drawings'],
  formula: ['formula', 'formulas'],
  columns: ['set of columns', 'sets of columns'],
  'merged-cells': ['merged cell', 'merged cells'],
  comment: ['comment', 'comments'],
  'tracked-change': ['tracked change', 'tracked changes'],
  hidden: ['hidden passage', 'hidden passages'],
  footnote: ['footnote without its text', 'footnotes without their text'],
};

/** The words for what becomes of things that are not simply gone. */
const became: Readonly<Partial<Record<LossKind, string>>> = {
  columns: 'now one below the other',
  'merged-cells': 'now single cells',
  'tracked-change': 'taken as accepted',
};

/** Names one loss: “1 tracked change (taken as accepted)”. */
export function lossInWords({ kind, count }: Loss): string {
  const now = became[kind];
  return `${count.toLocaleString('en-US')} ${names[kind][count === 1 ? 0 : 1]}${now === undefined ? '' : ` (${now})`}`;
}

/** Names several losses: “2 images, 1 tracked change (taken as accepted)”. */
export const lossesInWords = (losses: readonly Loss[]): string => losses.map(lossInWords).join(', ');
