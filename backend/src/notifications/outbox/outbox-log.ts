import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../platform/http/input/page.js';
import type { Conflict, ReceiverAnswer } from '../channels/channel.js';
import type { NewMessage } from './message.js';

/** A message and its outcome so far. */
export interface LoggedMessage<Content> extends DeliveryState, Omit<NewMessage, 'content' | 'line'> {
  readonly id: string;
  readonly content: Content;
  readonly answer: ReceiverAnswer | null;
  readonly conflict: Conflict | null;
}

type Row<Content> = Omit<LoggedMessage<Content>, 'createdAt' | 'sentAt' | 'nextTryAt'> & {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly nextTryAt: Date | null;
};

const columns = `id, channel, kind, work, digest "content", status, attempts, created_at "createdAt",
  sent_at "sentAt", next_try_at "nextTryAt", error, answer, conflict`;

/** The messages that were sent, or were to be sent, for people to read. */
@Injectable()
export class OutboxLog {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of messages to some channels, newest first. */
  async page<Content>(
    channels: readonly string[],
    { limit = defaultPageSize, cursor }: Pick<PageQuery, 'limit' | 'cursor'>,
  ): Promise<{ total: number; items: LoggedMessage<Content>[]; nextCursor: string | null }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row<Content>[]>(
        `select ${columns} from outbox where channel = any($2) and ($1::bigint is null or id < $1::bigint)
         order by id desc limit ${limit + 1}`,
        [positionAt(cursor), channels],
      ),
      this.dataSource.query<{ total: number }[]>(
        'select count(*)::integer total from outbox where channel = any($1)',
        [channels],
      ),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.id]);
    return { total: counted?.total ?? 0, items: items.map(logged), nextCursor };
  }

  /** @param id the id as it appears in an address; anything but a number names no message */
  async find<Content>(channel: string, id: string): Promise<LoggedMessage<Content> | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await this.dataSource.query<Row<Content>[]>(
      `select ${columns} from outbox where channel = $1 and id = $2`,
      [channel, id],
    );
    return row && logged(row);
  }
}

function logged<Content>({ createdAt, sentAt, nextTryAt, ...row }: Row<Content>): LoggedMessage<Content> {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
