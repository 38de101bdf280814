import { diffArrays } from 'diff';
import { sameWord, type DifferenceWord } from './words';

/** A stretch of words that was kept, removed or added. */
export interface Part {
  kind: 'same' | 'ins' | 'del';
  words: readonly DifferenceWord[];
}

/**
 * The most words that may be added and removed. Beyond it, a text counts as rewritten, because finding the shortest way
 * takes too long.
 */
const MOST_CHANGES = 1_000;

/**
 * The length of an island, in words: an unchanged stretch of at most this length joins the changes around it, if they
 * are long enough.
 */
const ISLAND_WORDS = 2;

/** The words to remove from one text and to add to get another. Removed words come before added ones. */
export function wordDifference(before: readonly DifferenceWord[], after: readonly DifferenceWord[]): Part[] {
  const changes = diffArrays([...before], [...after], {
    comparator: sameWord,
    maxEditLength: MOST_CHANGES,
  });
  if (!changes) return [part('del', before), part('ins', after)].filter(isSomething);
  let old = 0;
  const stretches = changes.map(({ added, removed, value }): Stretch => {
    const was = added ? [] : before.slice(old, old + value.length);
    old += was.length;
    return { ...part(added ? 'ins' : removed ? 'del' : 'same', value), was };
  });
  return inOrder(withoutIslands(stretches));
}

/** A part with its words as they stood in the old text, where the spaces after them may differ. */
interface Stretch extends Part {
  was: readonly DifferenceWord[];
}

const part = (kind: Part['kind'], words: readonly DifferenceWord[]): Part => ({ kind, words });
const isSomething = ({ words }: Part) => words.length > 0;

/**
 * Joins short stretches that stayed to the changes around them: "10 and 30" for "14 and 22" reads better whole than cut
 * at the "and".
 */
function withoutIslands(parts: readonly Stretch[]): Part[] {
  return parts.flatMap((island, index) => {
    if (island.kind !== 'same' || island.words.length > ISLAND_WORDS) return [island];
    const [before, after] = [changedBeside(parts, index, -1), changedBeside(parts, index, 1)];
    const around = before > 0 && after > 0 ? before + after : 0;
    return around >= 3 * island.words.length
      ? [part('del', island.was), part('ins', island.words)]
      : [island];
  });
}

function changedBeside(parts: readonly Part[], index: number, step: 1 | -1): number {
  let words = 0;
  for (let at = index + step; parts[at] && parts[at]?.kind !== 'same'; at += step) {
    words += parts[at]?.words.length ?? 0;
  }
  return words;
}

/** Gathers neighbouring changes: first all that is removed, then all that is added. */
function inOrder(parts: readonly Part[]): Part[] {
  const ordered: Part[] = [];
  let gone: DifferenceWord[] = [];
  let come: DifferenceWord[] = [];
  const settle = () => {
    ordered.push(...[part('del', gone), part('ins', come)].filter(isSomething));
    [gone, come] = [[], []];
  };
  for (const { kind, words } of parts) {
    if (kind === 'del') gone.push(...words);
    else if (kind === 'ins') come.push(...words);
    else {
      settle();
      ordered.push(part('same', words));
    }
  }
  settle();
  return ordered;
}
