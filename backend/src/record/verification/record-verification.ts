import type { DataSource } from 'typeorm';
import { faultOfCertificates } from '../../credentials/contract.js';
import type { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { canonicalEvent, type LeafEvent } from '../tree/canonical-event.js';
import { GrowingTree, leafHash } from '../tree/merkle-tree.js';
import { eventsOnDisk, toldEvents, type EventOnDisk, type PlacedEvent } from './placed-events.js';
import { readStatements, type Statements } from './signed-statements.js';

export interface Verification {
  /** The number of events that were compared. */
  readonly events: number;
  readonly checkpoints: number;
  /** The first fault, as a sentence; undefined if everything fits. */
  readonly problem: string | undefined;
}

export interface VerificationOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly dataSource: DataSource;
  /** All events from the embedded event store’s disk; without them, events are read by the store’s protocol. */
  readonly onDisk?: AsyncIterable<readonly EventOnDisk[]> | undefined;
}

interface LeafRow {
  readonly position: string;
  readonly stream: string;
  readonly revision: string;
  readonly type: string;
  readonly hash: Buffer;
}

/**
 * Time limit for the search, in milliseconds. It may take long, since many system events may come after the product’s
 * last event.
 */
const searchLimitMs = 60_000;
const leavesAtOnce = 5_000;

/**
 * Checks a whole store: that each event has the hash that was taken of it when it was recorded, that the trees over
 * these hashes have the signed roots, and that the signatures are by the keys on record. The roots reveal leaves that
 * were made again after events were changed.
 */
export async function verifyRecord(options: VerificationOptions): Promise<Verification> {
  const statements = await readStatements(options.store);
  const tree = new GrowingTree();
  const problem =
    statements.problem ??
    (await compareEvents(options, tree, statements)) ??
    coveredTooMuch(statements, tree.size) ??
    (await faultOfCertificates(options.store)) ??
    // This comes last, since a changed event is better reported as changed than as unreadable.
    statements.unreadable;
  return { events: tree.size, checkpoints: statements.checkpoints.length, problem };
}

function coveredTooMuch({ checkpoints }: Statements, events: number): string | undefined {
  const beyond = checkpoints.find(({ size }) => size > events);
  return beyond && `The checkpoint of ${beyond.size} events covers more than the ${events} that there are.`;
}

async function compareEvents(
  { store, codec, dataSource, onDisk }: VerificationOptions,
  tree: GrowingTree,
  statements: Statements,
): Promise<string | undefined> {
  const leaves = new LeafReader(dataSource);
  const newest = (): Promise<bigint | undefined> => store.newestPosition(codec.streamPrefixes, searchLimitMs);
  const end = await newest();
  if (end !== undefined) {
    const batches = onDisk ? eventsOnDisk(onDisk, codec.streamPrefixes) : toldEvents(store, codec);
    const problem = await compareUntil(end, leaves, batches, tree, statements);
    if (problem !== undefined) return problem;
  }
  const next = await leaves.next();
  // A leaf of an event that was recorded meanwhile is no fault, since its event is there.
  if (!next || BigInt(next.position) <= ((await newest()) ?? -1n)) return undefined;
  return missing(next, tree.size);
}

async function compareUntil(
  end: bigint,
  leaves: LeafReader,
  batches: AsyncIterable<readonly PlacedEvent[]>,
  tree: GrowingTree,
  { checkpoints }: Statements,
): Promise<string | undefined> {
  const roots = new Map(checkpoints.map(({ size, root }) => [size, root]));
  let covered = 0;
  for await (const batch of batches) {
    for (const { position, event } of batch) {
      if (position > end) return undefined;
      const hash = leafHash(canonicalEvent(event));
      const leaf = leaves.read() ?? (await leaves.next());
      const misfit = leaf && misfitOf(event, hash, position, leaf, tree.size);
      if (misfit !== undefined) return misfit;
      tree.add(hash);
      const root = roots.get(tree.size);
      if (root !== undefined && root !== tree.root.toString('hex')) {
        return `One of the events ${covered} to ${tree.size - 1} is not what the checkpoint of ${tree.size} events was signed for.`;
      }
      if (root !== undefined) covered = tree.size;
      if (position === end) return undefined;
    }
  }
  return undefined;
}

/** Tells how an event differs from its leaf; undefined if the leaf was made from it. */
function misfitOf(
  { type, streamId, revision }: LeafEvent,
  hash: Buffer,
  position: bigint,
  leaf: LeafRow,
  index: number,
): string | undefined {
  const recorded = BigInt(leaf.position);
  if (recorded === position && leaf.hash.equals(hash)) return undefined;
  if (recorded < position) return missing(leaf, index);
  const event = `Event ${index} (${type}, revision ${revision} of ${streamId})`;
  return recorded === position ? `${event} is not what was recorded.` : `${event} was put in afterwards.`;
}

function missing({ type, revision, stream }: LeafRow, index: number): string {
  return `Event ${index} (${type}, revision ${revision} of ${stream}) is missing in the store.`;
}

/** Reads the leaves in their order, a page ahead. */
class LeafReader {
  private rows: readonly LeafRow[] = [];
  private at = 0;
  private upcoming: Promise<LeafRow[]>;

  constructor(private readonly dataSource: DataSource) {
    this.upcoming = this.pageAfter('-1');
  }

  /** Returns the next leaf, if it has been read already. */
  read(): LeafRow | undefined {
    return this.rows[this.at++];
  }

  /** Returns the next leaf; undefined at the end, since the latest events may not have been hashed yet. */
  async next(): Promise<LeafRow | undefined> {
    if (this.at < this.rows.length) return this.read();
    this.rows = await this.upcoming;
    this.at = 0;
    const last = this.rows.at(-1);
    if (last) this.upcoming = this.pageAfter(last.position);
    return this.read();
  }

  private pageAfter(position: string): Promise<LeafRow[]> {
    const page = this.dataSource.query<LeafRow[]>(
      'select position, stream, revision, type, hash from record_leaf where position > $1 order by position limit $2',
      [position, leavesAtOnce],
    );
    page.catch(() => undefined); // The error is thrown where the page is awaited.
    return page;
  }
}
