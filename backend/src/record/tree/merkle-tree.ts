import { hash } from 'node:crypto';

/*
 * The Merkle tree of RFC 6962, section 2.1 (RFC 9162, section 2.1, says the same). Leaves are counted from 0; a tree of
 * n leaves is never changed, only continued.
 */

/** A complete subtree of 2^level leaves; `index` is its number among those of its level. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

export interface TreeNode extends Subtree {
  readonly hash: Buffer;
}

/** The leaves from `start` up to, but not including, `end`. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

const leafPrefix = Buffer.from([0]);
const nodePrefix = Buffer.from([1]);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** The hash of a leaf. A text is hashed as UTF-8, in which the prefix is the same byte. */
export const leafHash = (leaf: Uint8Array | string): Buffer =>
  typeof leaf === 'string' ? hash('sha256', `\0${leaf}`, 'buffer') : sha256(leafPrefix, leaf);

const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(nodePrefix, left, right);

/** The hash of a range from those of its complete subtrees, left to right; without any, the hash of the empty tree. */
export function hashOf(subtrees: readonly Buffer[]): Buffer {
  if (subtrees.length === 0) return sha256();
  return subtrees.reduceRight((right, left) => nodeHash(left, right));
}

/** The complete subtrees, left to right, that make up a range named by the tree's proofs. */
export function subtreesOf({ start, end }: LeafRange): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = start; at < end;) {
    const level = Math.floor(Math.log2(end - at));
    subtrees.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return subtrees;
}

/** The ranges whose hashes prove that a leaf is in a tree of `size`, from the leaf up: PATH of RFC 6962. */
export function inclusionProof(leaf: number, size: number): LeafRange[] {
  const path = (start: number, end: number): LeafRange[] => {
    if (end - start <= 1) return [];
    const middle = start + split(end - start);
    return leaf < middle
      ? [...path(start, middle), { start: middle, end }]
      : [...path(middle, end), { start, end: middle }];
  };
  return path(0, size);
}

/**
 * The ranges whose hashes prove that the tree of `to` leaves continues the tree of `from` leaves: PROOF of RFC 6962.
 */
export function consistencyProof(from: number, to: number): LeafRange[] {
  const proof = (start: number, end: number, known: boolean): LeafRange[] => {
    if (from === end) return known ? [] : [{ start, end }];
    const middle = start + split(end - start);
    return from <= middle
      ? [...proof(start, middle, known), { start: middle, end }]
      : [...proof(middle, end, false), { start, end: middle }];
  };
  return from === 0 || from === to ? [] : proof(0, to, true);
}

/** A tree to which leaves are added. It holds one hash for each binary 1 in its size. */
export class GrowingTree {
  private readonly peaks: Buffer[];

  /** @param peaks hashes of the complete subtrees of the leaves so far, left to right */
  constructor(
    private leaves = 0,
    peaks: readonly Buffer[] = [],
  ) {
    this.peaks = [...peaks];
  }

  get size(): number {
    return this.leaves;
  }

  get root(): Buffer {
    return hashOf(this.peaks);
  }

  /** @returns the subtrees that are complete with this leaf, from the leaf up */
  add(leaf: Buffer): TreeNode[] {
    let node: TreeNode = { level: 0, index: this.leaves, hash: leaf };
    const completed = [node];
    while (node.index % 2 === 1) {
      const left = this.peaks.pop() as Buffer;
      node = { level: node.level + 1, index: (node.index - 1) / 2, hash: nodeHash(left, node.hash) };
      completed.push(node);
    }
    this.peaks.push(node.hash);
    this.leaves += 1;
    return completed;
  }
}

/** The largest power of two below a size above 1. */
function split(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}
