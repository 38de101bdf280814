import { hash } from 'node:crypto';
import { outerBlocks, type OuterBlock } from '../../../../checks/text/outer-blocks.js';
import type { AuthoredText, Runs } from './authored-text.js';

/** What a model wrote into a text, or an import brought. Plain data. */
export interface ModelWriting {
  /** The number of its change among the authors. */
  readonly author: number;
  /** What was imported is neither a model’s nor a person’s. */
  readonly imported: boolean;
  /** As `blocksWritten` tells them; none of an import. */
  readonly blocks: readonly string[];
}

/** So much of a hash in base64 tells any two blocks apart: 132 bits. */
const hashLength = 22;

/** A block of a text: whether it is still the same is all that anybody asks of it later. */
export function hashOfBlock(text: string, { start, end }: OuterBlock): string {
  return hash('sha256', text.slice(start, end).trim(), 'base64').slice(0, hashLength);
}

/** The blocks that an author wrote into, as that change left them. */
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
