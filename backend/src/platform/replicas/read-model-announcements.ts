import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import { ReplicaChannel } from './replica-channel.js';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import type { Statement } from '../projections/row-statements.js';

interface Announcement {
  /** Commit position, as text. */
  readonly reached: string;
  /** Streams, each with its last revision, as text. */
  readonly heads: readonly Head[];
}

type Head = readonly [stream: string, revision: string];

/** The most bytes of heads in one message. Postgres takes 8,000 bytes per message; the rest is for the envelope. */
const largestMessage = 7_000;

/** Injection token of the names of all projections. */
export const PROJECTION_NAMES = Symbol('projection names');

/** Tells the replicas that do not project how far the read models have come, and what has changed in them. */
@Injectable()
export class ReadModelAnnouncements {
  constructor(
    private readonly channel: ReplicaChannel,
    private readonly waiters: PositionWaiters,
    private readonly feed: ChangeFeed,
    private readonly dataSource: DataSource,
    @Inject(PROJECTION_NAMES) private readonly projections: readonly string[],
  ) {
    channel.heard<Announcement>('read_models').subscribe(({ reached, heads }) => {
      waiters.reachedPosition(BigInt(reached));
      feed.publish(heads.map(([stream, revision]) => ({ stream, revision: BigInt(revision) })));
    });
    channel.heard('rebuilt').subscribe(() => {
      // Earlier positions may belong to another record.
      waiters.beginAgain();
      void this.lookUp().catch(() => undefined);
    });
    // If Postgres fails here too, the connection breaks as well, and is opened again.
    channel.rejoined.subscribe(() => void this.lookUp().catch(() => undefined));
  }

  /**
   * The statements that announce a batch in its own transaction, so that the announcement arrives only when the rows
   * can be read.
   */
  announcement(reached: bigint, events: readonly Recorded[]): Statement[] {
    const heads = [...new Map(events.map(({ stream, revision }) => [stream, String(revision)]))];
    return portions(heads).map((portion) =>
      this.channel.message('read_models', {
        reached: String(reached),
        heads: portion,
      } satisfies Announcement),
    );
  }

  /** Looks up the position, because announcements that this process missed are not repeated. */
  private async lookUp(): Promise<void> {
    const rows = await this.dataSource.query<{ reached: string | null }[]>(
      `select min(position) reached from projection_checkpoint
       where name = any($1) having count(*) = cardinality($1)`,
      [this.projections],
    );
    const reached = rows[0]?.reached;
    if (typeof reached === 'string') this.waiters.reachedPosition(BigInt(reached));
    this.feed.missed.next();
  }
}

/** Divides heads into one or more portions, each small enough for a message. */
function portions(heads: readonly Head[]): Head[][] {
  const filled: Head[][] = [[]];
  let size = 0;
  for (const head of heads) {
    const bytes = Buffer.byteLength(JSON.stringify(head)) + 1;
    if (size + bytes > largestMessage) {
      filled.push([]);
      size = 0;
    }
    filled.at(-1)?.push(head);
    size += bytes;
  }
  return filled;
}
