import { surplus } from './word-changes';
import { diffArrays } from 'diff';
import { sliced, type Slice } from '@/components/lists/sliced';
import { wordDifference, type Part } from '@/components/difference/word-difference';
import { textOfWords, differenceWords, type DifferenceWord } from '@/components/difference/words';

/** A block of the difference between two texts: as it is now or, when it is gone, as it was. */
export interface DiffBlock {
  block: ComparedBlock;
  parts: readonly Part[];
  changed: boolean;
}

/** The share of common words below which two blocks are not two states of one paragraph. */
const ALIKE = 0.3;

/**
 * The number of pairs of blocks above which looking for partners takes too long; all blocks then count as gone and
 * come.
 */
const MOST_PAIRS = 10_000;

/** The number of blocks that came and went above which a text counts as rewritten. */
const MOST_CHANGES = 5_000;

/** Compares two texts block by block. A block that changed has the words that came and went. */
export function blockDifference(
  before: readonly ComparedBlock[],
  after: readonly ComparedBlock[],
): DiffBlock[] {
  const runs = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: MOST_CHANGES });
  if (!runs) return [...before.map(wholly('del')), ...after.map(wholly('ins'))];
  const result: DiffBlock[] = [];
  let [old, now, gone] = [0, 0, 0];
  for (const { added, removed, count } of runs) {
    if (removed) gone = count;
    else {
      const past = before.slice(old, old + gone);
      const present = after.slice(now, now + count);
      result.push(
        ...(added ? partnered(past, present) : [...past.map(wholly('del')), ...present.map(unchanged)]),
      );
      old += gone + (added ? 0 : count);
      now += count;
      gone = 0;
    }
  }
  return [...result, ...before.slice(old).map(wholly('del'))];
}

const unchanged = (block: ComparedBlock): DiffBlock => ({
  block,
  parts: [{ kind: 'same', words: block.words }],
  changed: false,
});

const wholly = (kind: 'ins' | 'del') => (block: ComparedBlock) => ({
  block,
  parts: [{ kind, words: block.words }],
  changed: true,
});

/** Finds for each new block the one that it was before, keeping the order of both. */
function partnered(gone: readonly ComparedBlock[], come: readonly ComparedBlock[]): DiffBlock[] {
  if (gone.length * come.length > MOST_PAIRS) return [...gone.map(wholly('del')), ...come.map(wholly('ins'))];
  const partners = bestPairs(gone.length, come.length, (old, now) => likeness(gone[old], come[now]));
  const result: DiffBlock[] = [];
  let next = 0;
  come.forEach((block, now) => {
    const old = partners.get(now);
    if (old === undefined) return result.push(wholly('ins')(block));
    result.push(...gone.slice(next, old).map(wholly('del')));
    result.push({ block, parts: wordDifference(gone[old]?.words ?? [], block.words), changed: true });
    next = old + 1;
  });
  return [...result, ...gone.slice(next).map(wholly('del'))];
}

/**
 * Returns the pairs, in order, whose likeness adds up to the most, by the usual table of a longest common subsequence.
 */
function bestPairs(
  rows: number,
  columns: number,
  likeness: (row: number, column: number) => number,
): Map<number, number> {
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const paired = (row: number, column: number) => at(row + 1, column + 1) + likeness(row, column);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const line = best[row];
      if (line) line[column] = Math.max(at(row + 1, column), at(row, column + 1), paired(row, column));
    }
  }
  const pairs = new Map<number, number>();
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (at(row, column) === at(row + 1, column)) row += 1;
    else if (at(row, column) === at(row, column + 1)) column += 1;
    else pairs.set(column++, row++);
  }
  return pairs;
}

const textsOf = ({ words }: ComparedBlock) => words.map(({ text }) => text);

/** The share of their words that two blocks of the same kind have in common; 0 when it is small. */
function likeness(one: ComparedBlock | undefined, other: ComparedBlock | undefined): number {
  if (!one || !other || one.kind !== other.kind) return 0;
  const common = one.words.length - surplus(textsOf(one), textsOf(other));
  const share = common / Math.max(one.words.length, other.words.length, 1);
  return share < ALIKE ? 0 : share;
}

/** A run of blocks that are shown, or that a person can unfold. */
export interface BlockStretch {
  folded: boolean;
  blocks: readonly DiffBlock[];
}

/** Folds runs of two or more unchanged blocks. Blank lines alone are not worth a fold. */
function folded(blocks: readonly DiffBlock[]): BlockStretch[] {
  const stretches: { changed: boolean; blocks: DiffBlock[] }[] = [];
  for (const block of blocks) {
    const last = stretches.at(-1);
    if (last?.changed === block.changed) last.blocks.push(block);
    else stretches.push({ changed: block.changed, blocks: [block] });
  }
  return stretches.map((stretch) => ({
    folded: !stretch.changed && written(stretch.blocks) >= 2,
    blocks: stretch.blocks,
  }));
}

/** A block without its words, since its parts have them. */
export type ShownBlock = Omit<DiffBlock, 'block'> & Omit<ComparedBlock, 'words'>;

/** Unchanged blocks that a person can unfold. */
export interface Fold {
  /** The number of blocks that have words. */
  written: number;
  blocks: readonly Slice<ShownBlock>[];
}

export interface ShownDifference {
  changed: boolean;
  /** The blocks in order; a number is the index of a fold in `folds`. */
  entries: readonly Slice<ShownBlock | number>[];
  folds: readonly Fold[];
}

/** Prepares the difference for the screen: unchanged runs are folded, and everything is in slices. */
export function shownDifference(blocks: readonly DiffBlock[]): ShownDifference {
  const folds: Fold[] = [];
  const entries = folded(blocks).flatMap((stretch): (ShownBlock | number)[] => {
    const shown = stretch.blocks.map(shownBlock);
    if (!stretch.folded) return shown;
    folds.push({ written: written(stretch.blocks), blocks: sliced(shown, weightOf) });
    return [folds.length - 1];
  });
  return {
    changed: blocks.some(({ changed }) => changed),
    entries: sliced(entries, (entry) => (typeof entry === 'number' ? weightOfFold : weightOf(entry))),
    folds,
  };
}

const shownBlock = ({ block: { words: _, ...block }, ...difference }: DiffBlock): ShownBlock => ({
  ...block,
  ...difference,
});

const weightOfFold = 5;
const weightOf = ({ parts }: ShownBlock): number =>
  parts.reduce((sum, { words }) => sum + 1 + words.length / 10, 1);

/** Counts the blocks that have words. */
function written(blocks: readonly DiffBlock[]): number {
  return blocks.filter(({ block }) => block.words.length > 0).length;
}

/** A unit that is compared word by word: a paragraph, heading, list entry, table row or line. */
export interface ComparedBlock {
  kind: 'heading' | 'subheading' | 'paragraph' | 'quote' | 'item' | 'code' | 'row' | 'rule' | 'line';
  /** The depth of a list entry, from 1. */
  depth: number;
  /** The sign before a list entry, such as '•' or '3.'. */
  marker?: string | undefined;
  words: readonly DifferenceWord[];
}

/** A key that two blocks share if and only if they count as the same. */
function keyOf({ kind, depth, words }: ComparedBlock): string {
  const styles = words.map(({ style, href = '' }) => style + href).join('|');
  return `${kind}${depth} ${textOfWords(words).trimEnd()} ${styles}`;
}

/** Returns the lines of a markdown text, including its signs. */
export function lineBlocks(markdown: string): ComparedBlock[] {
  return markdown.split('\n').map((line) => ({ kind: 'line', depth: 0, words: differenceWords(line) }));
}
