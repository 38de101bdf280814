import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChannelName } from '../channels/channel.js';
import type { Digest } from '../digest.js';
import { OutboxAnnouncements } from './outbox-announcements.js';

/** A message to one channel, as it appears in the outbox. */
export interface Message {
  readonly id: string;
  readonly digest: Digest;
  /** This one included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

export interface NewMessage {
  readonly kind: 'article' | 'batch' | 'run' | 'test';
  /** Id of what it tells of. */
  readonly work: string;
  readonly channel: ChannelName;
  readonly digest: Digest;
}

/** What became of an attempt: sent, or to be tried again at a time, or (null) never. */
export type Outcome =
  | { readonly sentAt: Date; readonly remark: string | null }
  | { readonly error: string; readonly nextTryAt: Date | null };

/** Messages that are to be sent, and those that were. The table is no read model: nothing can make it again. */
@Injectable()
export class Outbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announcements: OutboxAnnouncements,
  ) {}

  /** Commit position up to which everything finished has been looked at. */
  async checkpoint(): Promise<string> {
    const [row] = await this.dataSource.query<{ position: string }[]>(
      'select position from outbox_checkpoint',
    );
    return row?.position ?? '-1';
  }

  /**
   * Adds messages and moves the checkpoint, both or neither. One that is there already for this work and channel stays
   * as it is; whoever comes second with the same checkpoint adds nothing.
   */
  async add(messages: readonly NewMessage[], from: string, reached: string, now: Date): Promise<void> {
    await this.dataSource.query(
      `with moved as (
         update outbox_checkpoint set position = $2::bigint where position = $1::bigint returning 1
       )
       insert into outbox (kind, work, channel, digest, status, attempts, created_at, next_try_at)
       select m.kind, m.work, m.channel, m.digest, 'waiting', 0, $4::timestamptz, $4::timestamptz
       from moved, json_to_recordset($3::json) m(kind text, work text, channel text, digest json)
       on conflict (kind, work, channel) do nothing`,
      [from, reached, JSON.stringify(messages), now],
    );
    if (messages.length > 0) this.announcements.changed();
  }

  /**
   * The next message that is due, for this caller alone until `until`: by then it has said what became of it, or it is
   * gone and someone else tries.
   * @param longest no next attempt is further away than this, unless the clock was set back
   */
  async take(
    channel: ChannelName,
    { now, until, longest }: { readonly now: Date; readonly until: Date; readonly longest: Date },
  ): Promise<Message | undefined> {
    const [rows] = await this.dataSource.query<[Message[], number]>(
      `update outbox set attempts = attempts + 1, next_try_at = $3
       where id = (
         select id from outbox
         where channel = $1 and status = 'waiting' and (next_try_at <= $2 or next_try_at > $4)
         order by id limit 1 for update skip locked
       )
       returning id, digest, attempts, created_at "createdAt"`,
      [channel, now, until, longest],
    );
    return rows[0];
  }

  /** Says what became of an attempt; what a later attempt has found out meanwhile stays. */
  async settle({ id, attempts }: Message, outcome: Outcome): Promise<void> {
    const { status, sentAt, nextTryAt, error } = columnsOf(outcome);
    await this.dataSource.query(
      `update outbox set status = $3, sent_at = $4, next_try_at = $5, error = $6
       where id = $1 and status = 'waiting' and (attempts = $2 or $3 = 'sent')`,
      [id, attempts, status, sentAt, nextTryAt, error],
    );
    this.announcements.changed();
  }

  /** A message that was sent, or not, outside the line. */
  async keep({ kind, work, channel, digest }: NewMessage, outcome: Outcome, now: Date): Promise<void> {
    const { status, sentAt, nextTryAt, error } = columnsOf(outcome);
    await this.dataSource.query(
      `insert into outbox (kind, work, channel, digest, status, attempts, created_at, next_try_at, sent_at, error)
       values ($1, $2, $3, $4, $5, 1, $6, $7, $8, $9)`,
      [kind, work, channel, JSON.stringify(digest), status, now, nextTryAt, sentAt, error],
    );
    this.announcements.changed();
  }
}

function columnsOf(outcome: Outcome): {
  readonly status: 'waiting' | 'sent' | 'given-up';
  readonly sentAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly error: string | null;
} {
  if ('sentAt' in outcome)
    return { status: 'sent', sentAt: outcome.sentAt, nextTryAt: null, error: outcome.remark };
  const { error, nextTryAt } = outcome;
  return { status: nextTryAt === null ? 'given-up' : 'waiting', sentAt: null, nextTryAt, error };
}
