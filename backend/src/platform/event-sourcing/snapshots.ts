import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedQuery } from '../database/named-query.js';
import { unawaited } from '../database/unawaited.js';
import type { Folded } from './folded-states.js';

/** The state of a stream with events; an empty stream needs no snapshot. */
type Written<State> = Folded<State> & { readonly revision: bigint; readonly last: object };

/** A decider's `snapshotVersion`. */
type Version = string | undefined;

/** The number of new events from which a snapshot is worth it; fewer are read and folded within a few milliseconds. */
export const manyEvents = 20;

interface SnapshotRow {
  readonly revision: string;
  readonly position: string;
  readonly last: NonNullable<Folded<unknown>['last']>;
  readonly state: unknown;
}

/**
 * Folded states of long streams, in Postgres, so that such a stream need not be read whole. They hold nothing that the
 * record does not. A snapshot of another version of the decider is not used, and a failure to read or write one is
 * harmless. See decision 12.
 */
@Injectable()
export class Snapshots {
  constructor(@Inject(DataSource) private readonly database: Pick<DataSource, 'driver'>) {}

  async find<State>(version: Version, stream: string): Promise<Written<State> | undefined> {
    if (version === undefined) return undefined;
    try {
      const [row] = await namedQuery<SnapshotRow>(
        this.database,
        'select revision, position, last, state from stream_snapshot where stream = $1 and version = $2',
        [stream, version],
      );
      if (!row) return undefined;
      const { revision, position, last, state } = row;
      // The row has this version, so its state was folded by the same version of the same decider.
      return {
        state: state as State,
        revision: BigInt(revision),
        position: BigInt(position),
        last,
        snapshot: BigInt(revision),
      };
    } catch {
      return undefined;
    }
  }

  /** Keeps a snapshot of the state if the last one is far behind; returns the state with its snapshot’s revision. */
  keepUp<State>(version: Version, stream: string, folded: Folded<State>): Folded<State> {
    const { revision, snapshot = -1n } = folded;
    if (version === undefined || revision === undefined) return folded;
    if (revision - snapshot < manyEvents) return folded;
    void this.keep(version, stream, folded).catch(() => undefined);
    return { ...folded, snapshot: revision };
  }

  private keep(version: string, stream: string, folded: Folded<unknown>): Promise<unknown> {
    const { revision, position, last, state } = folded;
    return namedQuery(
      this.database,
      `insert into stream_snapshot as kept (stream, version, revision, position, last, state)
       select $1, $2, $3::bigint, $4::bigint, $5::json, $6::json from ${unawaited}
       on conflict (stream) do update set version = excluded.version, revision = excluded.revision,
         position = excluded.position, last = excluded.last, state = excluded.state
       where kept.version <> excluded.version or kept.revision < excluded.revision`,
      [stream, version, String(revision), String(position), JSON.stringify(last), JSON.stringify(state)],
    );
  }
}
