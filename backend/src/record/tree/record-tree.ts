import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  GrowingTree,
  consistencyProof,
  hashOf,
  inclusionProof,
  subtreesOf,
  type TreeNode,
  type LeafRange,
  type Subtree,
} from './merkle-tree.js';

/** The most leaves that the tree grows by in one transaction. */
const atOnce = 2_000;

const keyOf = ({ level, index }: Subtree): string => `${level}/${index}`;

/**
 * The tree over all leaves. A process that needs it first lets it grow: a lock on the nodes lets only one process do so
 * at a time, and the result depends on the leaves alone. A leaf is only ever added after all others.
 */
@Injectable()
export class RecordTree {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds the leaves that the tree lacks.
   * @returns the number of its leaves
   */
  async grow(): Promise<number> {
    for (;;) {
      const { size, added } = await this.dataSource.transaction((manager) => growBy(atOnce, manager));
      if (added < atOnce) return size;
    }
  }

  root(size: number): Promise<Buffer> {
    return this.hashesOf([{ start: 0, end: size }]).then(([root]) => root ?? hashOf([]));
  }

  /**
   * The hashes that prove that the tree of `to` leaves continues that of `from`.
   * @throws DomainError `invalid` if there are no such trees
   */
  async consistency(from: number, to: number): Promise<Buffer[]> {
    if (from > to) throw noSuchSize('from', 'The earlier size must not be larger than the later one.');
    const size = await this.grow();
    if (to > size) throw noSuchSize('to', `The record has ${size} events.`);
    return this.hashesOf(consistencyProof(from, to));
  }

  /** For each of these leaves, the hashes that prove that it is in the tree of `size`. */
  async inclusion(leaves: readonly number[], size: number): Promise<Buffer[][]> {
    const proofs = leaves.map((leaf) => inclusionProof(leaf, size));
    const hashes = await this.hashesOf(proofs.flat());
    let next = 0;
    return proofs.map((proof) => hashes.slice(next, (next += proof.length)));
  }

  private async hashesOf(ranges: readonly LeafRange[]): Promise<Buffer[]> {
    const subtrees = ranges.map(subtreesOf);
    const hashes = await readNodes(this.dataSource.manager, subtrees.flat());
    return subtrees.map((parts) => hashOf(parts.map((part) => known(hashes, part))));
  }
}

function noSuchSize(field: string, message: string): DomainError {
  return new DomainError('invalid', 'no-such-size', message, { errors: [{ field, message }] });
}

async function growBy(count: number, manager: EntityManager): Promise<{ size: number; added: number }> {
  // The lock holds back others that let the tree grow, and a rebuild that is about to swap the tables; readers
  // continue.
  await manager.query('lock table record_node in exclusive mode');
  const [last] = await manager.query<{ index: string; position: string }[]>(
    'select index, position from record_node where level = 0 order by index desc limit 1',
  );
  const size = last ? Number(last.index) + 1 : 0;
  const leaves = await manager.query<{ position: string; hash: Buffer }[]>(
    'select position, hash from record_leaf where position > $1 order by position limit $2',
    [last?.position ?? -1, count],
  );
  const peaks = subtreesOf({ start: 0, end: size });
  const hashes = await readNodes(manager, peaks);
  const tree = new GrowingTree(
    size,
    peaks.map((peak) => known(hashes, peak)),
  );
  const nodes = leaves.flatMap(({ position, hash }) =>
    tree.add(hash).map((node) => ({ ...node, position: node.level === 0 ? position : null })),
  );
  await writeNodes(manager, nodes);
  return { size: tree.size, added: leaves.length };
}

async function readNodes(
  manager: EntityManager,
  subtrees: readonly Subtree[],
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Map(subtrees.map((subtree) => [keyOf(subtree), subtree])).values()];
  const rows = await manager.query<{ level: number; index: string; hash: Buffer }[]>(
    `select level, index, hash from record_node
     join unnest($1::smallint[], $2::bigint[]) wanted(level, index) using (level, index)`,
    [wanted.map(({ level }) => level), wanted.map(({ index }) => index)],
  );
  return new Map(rows.map(({ level, index, hash }) => [keyOf({ level, index: Number(index) }), hash]));
}

async function writeNodes(
  manager: EntityManager,
  nodes: readonly (TreeNode & { readonly position: string | null })[],
): Promise<void> {
  if (nodes.length === 0) return;
  await manager.query(
    `insert into record_node (level, index, hash, position)
     select * from unnest($1::smallint[], $2::bigint[], $3::bytea[], $4::bigint[])`,
    [
      nodes.map(({ level }) => level),
      nodes.map(({ index }) => index),
      nodes.map(({ hash }) => hash),
      nodes.map(({ position }) => position),
    ],
  );
}

function known(hashes: ReadonlyMap<string, Buffer>, subtree: Subtree): Buffer {
  const hash = hashes.get(keyOf(subtree));
  if (!hash) throw new Error(`The tree of the record has no node ${keyOf(subtree)}.`);
  return hash;
}
