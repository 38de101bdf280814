import type { Finding } from '../../../../checks/registry.js';
import type { TextDifference } from '../../articles/contract.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { oneLine } from '../../platform/text/one-line.js';

/** The decision whether a revision replaces the previous text, and the reason, in a sentence for a person. */
interface Acceptance {
  readonly taken: boolean;
  readonly detail: string;
}

/** The checks whose findings concern the wording; correcting it must not change the content. */
const ofWording = new Set(['too-close', 'repetition', 'machine-tone', 'sentence-variety', 'voice']);

/** Returns the passages that a revision may drop, because their content was at fault and not just their wording. */
export const mayGo = (asked: readonly Finding[]): string[] =>
  asked.filter(({ rule }) => !ofWording.has(rule)).flatMap(({ spans }) => spans.map(({ quote }) => quote));

/**
 * Decides whether to accept a revision. It must correct some of the passages that it was asked to, cause no new certain
 * finding, and lose no figure, marker or quotation (decision 36).
 * @param isAsked whether the revision was asked to correct a finding
 * @param change the difference of the two texts; undefined if they could not be compared
 */
export function acceptanceOf(
  isAsked: (finding: Finding) => boolean,
  change: TextDifference | undefined,
): Acceptance {
  if (!change?.lost) return stands('could not be compared with it.');
  const { lost } = change;
  const mended = change.mended.filter(isAsked);
  const count = mended.length + change.left.filter(isAsked).length;
  if (mended.length === 0) {
    return stands(count === 1 ? 'still has the fault.' : `still has all ${count} faults.`);
  }
  const [added] = change.brought.filter(({ kind, severity }) => kind === 'certain' && severity !== 'info');
  if (added) return stands(`has another fault. ${cut(added.message)}`);
  const losses = lossesIn(lost);
  if (losses.length > 0) return stands(`lost ${losses.join(' and ')}.`);
  const told = mended.slice(0, mostNamed).map(({ message }) => cut(message));
  const share = count === 1 ? 'the one fault' : `${mended.length} of ${count} faults`;
  return {
    taken: true,
    detail: `Mended ${share}: ${told.join(' ')}${mended.length > mostNamed ? ' …' : ''}`,
  };
}

const stands = (why: string): Acceptance => ({
  taken: false,
  detail: `The text before stands: the new one ${why}`,
});

const mostNamed = 3;
const longestTold = 120;

const cut = (text: string): string => cutAtWord(oneLine(text), longestTold);

/** The losses, as parts of a sentence. */
export const lossesIn = (lost: NonNullable<TextDifference['lost']>): string[] => [
  ...lossOf('the figure', lost.figures),
  ...lossOf('the marker beside', lost.uncited),
  ...lossOf('the marker', lost.markers),
  ...lossOf('the quotation', lost.quotations),
];

function lossOf(what: string, lost: readonly string[]): string[] {
  if (lost.length === 0) return [];
  const more = lost.length > mostNamed ? ` and ${lost.length - mostNamed} more` : '';
  return [`${what} ${lost.slice(0, mostNamed).map(cut).join(', ')}${more}`];
}
