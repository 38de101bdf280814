import { searchForm } from '@checks/text/search-form';

/**
 * Finds the place in a list that typed letters lead to: a label that begins with them, or else one with a word that
 * does. The first letter searches on from the present place; further letters stay there as long as they match.
 * @param from the present place in the list; -1 for none
 * @returns an index; `from` when nothing matches
 */
export function typedOption(labels: readonly string[], typed: string, from: number): number {
  const sought = searchForm(typed);
  const first = Math.max(0, typed.length < 2 ? from + 1 : from);
  const inTurn = labels.map((_, at) => (at + first) % labels.length);
  const forms = labels.map((label) => ` ${searchForm(label)}`);
  const whole = inTurn.find((at) => forms[at]?.startsWith(` ${sought}`));
  return whole ?? inTurn.find((at) => forms[at]?.includes(` ${sought}`)) ?? from;
}
