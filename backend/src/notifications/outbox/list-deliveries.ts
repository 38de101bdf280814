import { Inject, Injectable } from '@nestjs/common';
import type { PageQuery } from '../../platform/http/input/page.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import type { Digest } from '../channels/digest.js';
import type { DeliveriesAnswer, Delivery } from '../dto/notifications.dto.js';
import { OutboxLog, type LoggedMessage } from './outbox-log.js';

/** Lists the messages to each channel, with the reasons why some were not sent. */
@Injectable()
export class ListDeliveries {
  private readonly names: readonly string[];

  constructor(
    private readonly log: OutboxLog,
    @Inject(CHANNELS) channels: readonly Channel[],
  ) {
    this.names = channels.map(({ name }) => name);
  }

  /** A page of messages, newest first. */
  async execute(page: PageQuery): Promise<DeliveriesAnswer> {
    const { items, ...rest } = await this.log.page<Digest>(this.names, page);
    return { ...rest, items: items.map(deliveryOf) };
  }
}

function deliveryOf({
  work,
  content,
  answer: _,
  conflict: _conflict,
  ...message
}: LoggedMessage<Digest>): Delivery {
  const { kind, channel } = message as Pick<Delivery, 'kind' | 'channel'>;
  return { ...message, kind, channel, title: content.title, subjectId: kind === 'test' ? null : work };
}
