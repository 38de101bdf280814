import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageQuery } from '../../platform/http/input/page.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import type { Digest } from '../digest.js';
import type { DeliveriesAnswer, Delivery } from '../notifications.dto.js';
import { OutboxLog, type LoggedMessage } from '../outbox/outbox-log.js';

/** What was sent, to which channel, or why not; newest first, a page at a time. */
export class ListDeliveries extends Query<DeliveriesAnswer> {
  constructor(readonly page: Pick<PageQuery, 'limit' | 'cursor'>) {
    super();
  }
}

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  private readonly names: readonly string[];

  constructor(
    private readonly log: OutboxLog,
    @Inject(CHANNELS) channels: readonly Channel[],
  ) {
    this.names = channels.map(({ name }) => name);
  }

  async execute({ page }: ListDeliveries): Promise<DeliveriesAnswer> {
    const { items, ...rest } = await this.log.page<Digest>(this.names, page);
    return { ...rest, items: items.map(deliveryOf) };
  }
}

function deliveryOf({ work, content, answer: _, ...message }: LoggedMessage<Digest>): Delivery {
  const { kind, channel } = message as Pick<Delivery, 'kind' | 'channel'>;
  return { ...message, kind, channel, title: content.title, subjectId: kind === 'test' ? null : work };
}
