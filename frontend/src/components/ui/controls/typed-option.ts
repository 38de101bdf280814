import { searchForm } from '@checks/text/search-form';

/**
 * Where the letters that somebody types over a list lead: to a label that begins with them, or else to one of whose words
 * one does. The first letter goes on from the place before, those after it stay where they are right.
 * @param from where the list stands; -1 for nowhere
 * @returns an index, `from` when there is none
 */
export function typedOption(labels: readonly string[], typed: string, from: number): number {
  const sought = searchForm(typed);
  const first = Math.max(0, typed.length < 2 ? from + 1 : from);
  const inTurn = labels.map((_, at) => (at + first) % labels.length);
  const forms = labels.map((label) => ` ${searchForm(label)}`);
  const whole = inTurn.find((at) => forms[at]?.startsWith(` ${sought}`));
  return whole ?? inTurn.find((at) => forms[at]?.includes(` ${sought}`)) ?? from;
}
