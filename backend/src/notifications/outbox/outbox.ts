import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Conflict, Sending } from '../channels/channel.js';
import type { FedMessage, Message, NewMessage } from './message.js';
import { OutboxAnnouncements } from './outbox-announcements.js';

/** The sources of messages; each has its own checkpoint. */
type Feed = 'finished-work' | 'publications' | 'sites';

/** The messages that are to be sent, and those that were sent. The table is no read model: nothing can rebuild it. */
@Injectable()
export class Outbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announcements: OutboxAnnouncements,
  ) {}

  /** The commit position up to which the feed has been read. */
  async checkpoint(feed: Feed): Promise<string> {
    const [row] = await this.dataSource.query<{ position: string }[]>(
      'select position from outbox_checkpoint where feed = $1',
      [feed],
    );
    return row?.position ?? '-1';
  }

  /**
   * Adds messages and moves the checkpoint, both or neither. A message that already exists for this work and channel
   * stays as it is; a second caller with the same checkpoint adds nothing.
   */
  async add(
    feed: Feed,
    messages: readonly FedMessage[],
    { from, reached }: { readonly from: string; readonly reached: string },
    now: Date,
  ): Promise<void> {
    await this.dataSource.query(
      `with moved as (
         update outbox_checkpoint set position = $2::bigint where feed = $5 and position = $1::bigint returning 1
       )
       insert into outbox (kind, work, channel, line, digest, status, attempts, created_at, next_try_at, error)
       select m.kind, m.work, m.channel, m.line, m.content,
         case when m."givenUp" is null then 'waiting' else 'given-up' end, 0, $4::timestamptz,
         case when m."givenUp" is null then $4::timestamptz end, m."givenUp"
       from moved, json_to_recordset($3::json)
         m(kind text, work text, channel text, line text, content json, "givenUp" text)
       on conflict (kind, work, channel) do nothing`,
      [from, reached, JSON.stringify(messages), now, feed],
    );
    if (messages.length > 0) this.announcements.changed();
  }

  /**
   * Adds messages without a feed and a checkpoint. A message that already exists for this work and channel stays as it
   * is.
   */
  async put(messages: readonly NewMessage[], now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into outbox (kind, work, channel, digest, status, attempts, created_at, next_try_at)
       select m.kind, m.work, m.channel, m.content, 'waiting', 0, $2::timestamptz, $2::timestamptz
       from json_to_recordset($1::json) m(kind text, work text, channel text, content json)
       on conflict (kind, work, channel) do nothing`,
      [JSON.stringify(messages), now],
    );
    this.announcements.changed();
  }

  /**
   * Takes the next message that is due, for this caller alone until `until`. By then the caller has settled it, or it
   * has died and someone else tries.
   * @param longest no next attempt is later than this, unless the clock was set back
   */
  async take<Content>(
    channel: string,
    { now, until, longest }: { readonly now: Date; readonly until: Date; readonly longest: Date },
  ): Promise<Message<Content> | undefined> {
    const [rows] = await this.dataSource.query<[Message<Content>[], number]>(
      `update outbox set attempts = attempts + 1, next_try_at = $3
       where id = (
         select id from outbox due
         where channel = $1 and status = 'waiting' and (next_try_at <= $2 or next_try_at > $4)
           and not exists (
             select 1 from outbox earlier where earlier.channel = due.channel and earlier.line = due.line
               and earlier.status = 'waiting' and earlier.id < due.id
           )
         order by id limit 1 for update skip locked
       )
       returning id, message_id "messageId", digest "content", attempts, created_at "createdAt"`,
      [channel, now, until, longest],
    );
    return rows[0];
  }

  /**
   * Records the outcome of an attempt, unless a later attempt has recorded its own.
   * @param next the time of the next attempt after a failure; null if there is none
   */
  async settle(
    { id, attempts }: Message<unknown>,
    sending: Sending,
    now: Date,
    next: Date | null,
  ): Promise<void> {
    const { status, sentAt, nextTryAt, error, answer, conflict } = columnsOf(sending, now, next);
    const remaining =
      !sending.ok && sending.remaining !== undefined ? JSON.stringify(sending.remaining) : null;
    await this.dataSource.query(
      `update outbox set status = $3, sent_at = $4, next_try_at = $5, error = $6, answer = $7, conflict = $8,
         digest = coalesce($9::json, digest)
       where id = $1 and status = 'waiting' and (attempts = $2 or $3 = 'sent')`,
      [id, attempts, status, sentAt, nextTryAt, error, answer, conflict, remaining],
    );
    this.announcements.changed();
  }

  /**
   * Stores a message after its only attempt, outside any line, whether or not it was sent.
   * @returns its id
   */
  async keep({ kind, work, channel, content }: NewMessage, sending: Sending, now: Date): Promise<string> {
    const { status, sentAt, nextTryAt, error, answer } = columnsOf(sending, now, null);
    const [kept] = await this.dataSource.query<{ id: string }[]>(
      `insert into outbox
         (kind, work, channel, digest, status, attempts, created_at, next_try_at, sent_at, error, answer)
       values ($1, $2, $3, $4, $5, 1, $6, $7, $8, $9, $10) returning id`,
      [kind, work, channel, JSON.stringify(content), status, now, nextTryAt, sentAt, error, answer],
    );
    this.announcements.changed();
    return kept?.id ?? '';
  }

  /**
   * Sends a message again: one that still waits is sent at once, any other as a new message at the end of its line.
   * @param told members to add to its content
   * @returns the id of the message that is sent now
   */
  async again(
    channel: string,
    id: string,
    work: string,
    now: Date,
    told: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const besides = JSON.stringify(told);
    const [, hastened] = await this.dataSource.query<[unknown, number]>(
      `update outbox set next_try_at = $3, digest = ${toldBesides('$4')}
       where channel = $1 and id = $2 and status = 'waiting'`,
      [channel, id, now, besides],
    );
    const [added] =
      hastened > 0
        ? []
        : await this.dataSource.query<{ id: string }[]>(
            `insert into outbox (kind, work, channel, line, digest, status, attempts, created_at, next_try_at)
             select 'redelivery', $3, channel, line, ${toldBesides('$5')}, 'waiting', 0, $4, $4
             from outbox where channel = $1 and id = $2 returning id`,
            [channel, id, work, now, besides],
          );
    this.announcements.changed();
    return added?.id ?? id;
  }

  /** The channels that a line of messages went to, of those whose names begin with the prefix. */
  async channelsOf(line: string, prefix: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ channel: string }[]>(
      'select distinct channel from outbox where line = $1 and starts_with(channel, $2)',
      [line, prefix],
    );
    return rows.map(({ channel }) => channel);
  }

  /** Gives up everything that waits for a channel that no longer exists. */
  async close(channel: string, error: string): Promise<void> {
    await this.dataSource.query(
      `update outbox set status = 'given-up', next_try_at = null, error = $2
       where channel = $1 and status = 'waiting'`,
      [channel, error],
    );
    this.announcements.changed();
  }

  /** Gives up messages that are due and older than a moment, for a channel that stays closed. */
  async giveUp(
    channel: string,
    { now, createdBefore }: { readonly now: Date; readonly createdBefore: Date },
    error: string,
  ): Promise<void> {
    const [, given] = await this.dataSource.query<[unknown, number]>(
      `update outbox set status = 'given-up', next_try_at = null, error = $4
       where channel = $1 and status = 'waiting' and next_try_at <= $2 and created_at <= $3`,
      [channel, now, createdBefore, error],
    );
    if (given > 0) this.announcements.changed();
  }
}

/** SQL for the content with further members; without any, it keeps its text and the order of its members. */
const toldBesides = (told: string): string =>
  `case when ${told}::text = '{}' then digest else (digest::jsonb || ${told}::jsonb)::json end`;

interface Columns {
  readonly status: 'waiting' | 'sent' | 'given-up';
  readonly sentAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly error: string | null;
  /** The answer as JSON. */
  readonly answer: string | null;
  readonly conflict: Conflict | null;
}

function columnsOf(sending: Sending, now: Date, nextTryAt: Date | null): Columns {
  const answer = sending.answer ? JSON.stringify(sending.answer) : null;
  if (sending.ok)
    return { status: 'sent', sentAt: now, nextTryAt: null, error: sending.remark, answer, conflict: null };
  const status = nextTryAt === null ? 'given-up' : 'waiting';
  return {
    status,
    sentAt: null,
    nextTryAt,
    error: sending.error,
    answer,
    conflict: sending.conflict ?? null,
  };
}
