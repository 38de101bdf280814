import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import { EventStore, commitPositionOf } from '../../platform/event-sourcing/event-store.js';
import type { StoredEvent } from '../tree/canonical-event.js';
import { RecordTree } from '../tree/record-tree.js';

/** The selected events: those of some streams, or all from one index to another, both included. */
export type Selection =
  | { readonly streams: readonly string[] }
  | { readonly first: number; readonly last: number };

export interface Leaf {
  readonly index: number;
  readonly position: bigint;
  readonly stream: string;
  readonly revision: string;
  readonly hash: Buffer;
}

const atOnce = 1_000;

/** Reads leaves of the tree with their places in it, and the events that they were made from. */
@Injectable()
export class ProvedLeaves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tree: RecordTree,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {}

  /** Counts the selected events among the first `size`. */
  async count(selection: Selection, size: number): Promise<number> {
    if ('first' in selection) return Math.max(0, selection.last - selection.first + 1);
    const [row] = await this.dataSource.query<{ count: string }[]>(
      `select count(*) from record_leaf leaf join record_node node on node.position = leaf.position
       where leaf.stream = any($1) and node.index < $2`,
      [selection.streams, size],
    );
    return Number(row?.count);
  }

  /** Selects all events from the first to the last of those among the first `size` that lie between two moments. */
  async period(from: Date | null, to: Date | null, size: number): Promise<Selection> {
    const [row] = await this.dataSource.query<{ first: string | null; last: string | null }[]>(
      `select min(node.index) first, max(node.index) last
       from record_leaf leaf join record_node node on node.position = leaf.position
       where node.index < $3
         and ($1::timestamptz is null or leaf.at >= $1) and ($2::timestamptz is null or leaf.at <= $2)`,
      [from, to, size],
    );
    return { first: Number(row?.first ?? 0), last: Number(row?.last ?? -1) };
  }

  /** Reads the selected leaves among the first `size`, in their order. */
  private async *leaves(selection: Selection, size: number): AsyncGenerator<Leaf[], void> {
    for (let after = -1; ;) {
      const leaves = await this.read(selection, size, after);
      const last = leaves.at(-1);
      if (!last) return;
      yield leaves;
      after = last.index;
    }
  }

  /** Reads the same leaves, each with the hashes that prove it. */
  async *proofs(selection: Selection, size: number): AsyncGenerator<(Leaf & { path: Buffer[] })[], void> {
    for await (const leaves of this.leaves(selection, size)) {
      const paths = await this.tree.inclusion(
        leaves.map(({ index }) => index),
        size,
      );
      yield leaves.map((leaf, place) => ({ ...leaf, path: paths[place] ?? [] }));
    }
  }

  /** Reads the selected events in their current form in the store, whatever their hashes are, in the same order. */
  events(selection: Selection, size: number): AsyncGenerator<StoredEvent, void> {
    return 'first' in selection
      ? this.between(selection.first, selection.last)
      : this.onStreams(selection.streams, size);
  }

  private async *onStreams(streams: readonly string[], size: number): AsyncGenerator<StoredEvent, void> {
    const events = new Map<string, StoredEvent>();
    for (const stream of streams) {
      for (const { event } of await this.store.readStream(stream)) {
        if (event) events.set(`${event.revision}@${stream}`, event);
      }
    }
    for await (const leaves of this.leaves({ streams }, size)) {
      for (const { revision, stream } of leaves) {
        const event = events.get(`${revision}@${stream}`);
        if (event) yield event;
      }
    }
  }

  private async *between(first: number, last: number): AsyncGenerator<StoredEvent, void> {
    const end = await this.position(last);
    if (end === undefined || last < first) return;
    const before = first === 0 ? undefined : await this.position(first - 1);
    const subscription = this.store.subscribe(this.codec.streamPrefixes, before);
    try {
      for await (const resolved of subscription) {
        const position = commitPositionOf(resolved);
        if (resolved.event && position <= end) yield resolved.event;
        if (position >= end) return;
      }
    } finally {
      subscription.destroy();
    }
  }

  /** The commit position of an event by its index; undefined if there is none. */
  private async position(index: number): Promise<bigint | undefined> {
    const [row] = await this.dataSource.query<{ position: string }[]>(
      'select position from record_node where level = 0 and index = $1',
      [index],
    );
    return row && BigInt(row.position);
  }

  private async read(selection: Selection, size: number, after: number): Promise<Leaf[]> {
    const [condition, values] =
      'first' in selection
        ? ['node.index between $3 and $4', [selection.first, selection.last]]
        : ['leaf.stream = any($3)', [selection.streams]];
    const rows = await this.dataSource.query<
      (Omit<Leaf, 'index' | 'position'> & Record<'index' | 'position', string>)[]
    >(
      `select node.index, leaf.position, leaf.stream, leaf.revision, leaf.hash
       from record_leaf leaf join record_node node on node.position = leaf.position
       where node.level = 0 and node.index < $1 and node.index > $2 and ${condition}
       order by node.index limit ${atOnce}`,
      [size, after, ...values],
    );
    return rows.map((row) => ({ ...row, index: Number(row.index), position: BigInt(row.position) }));
  }
}
