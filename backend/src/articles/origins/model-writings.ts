import { hash } from 'node:crypto';
import { outerBlocks, type OuterBlock } from '../../../../checks/text/outer-blocks.js';
import type { AuthoredText, Runs } from './authored-text.js';

/** Words that a model wrote into a text, or that an import brought. Plain data. */
export interface ModelWriting {
  /** The number of its change among the authors. */
  readonly author: number;
  /** Whether it was imported, and so is neither a model’s nor a person’s. */
  readonly imported: boolean;
  /** The blocks, as `blocksWritten` gives them; empty for an import. */
  readonly blocks: readonly string[];
}

/** The number of characters of a hash that are kept; in base64, they are 132 bits, which tell any two blocks apart. */
const hashLength = 22;

/** A hash of a block; later, it only has to tell whether the block is still the same. */
export function hashOfBlock(text: string, { start, end }: OuterBlock): string {
  return hash('sha256', text.slice(start, end).trim(), 'base64').slice(0, hashLength);
}

/** Hashes of the blocks that an author wrote into, as that change left them. */
export function blocksWritten(author: number, { text, runs }: AuthoredText): string[] {
  return outerBlocks(text)
    .filter((block) => overlaps(runs, author, block))
    .map((block) => hashOfBlock(text, block));
}

function overlaps(runs: Runs, author: number, { start, end }: OuterBlock): boolean {
  for (let at = 0; at < runs.length; at += 2) {
    const from = at === 0 ? 0 : (runs[at - 2] ?? 0);
    if (runs[at + 1] === author && from < end && (runs[at] ?? 0) > start) return true;
  }
  return false;
}
