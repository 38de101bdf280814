import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Leadership } from '../../platform/replicas/leadership.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import { OutboxFiller } from './outbox-filler.js';
import { OutboxSender } from './outbox-sender.js';

const everyMs = 2_000;

/** Fills and empties the outbox on the leader. A channel that hangs keeps neither the filling nor the other waiting. */
@Injectable()
export class Messenger implements OnApplicationBootstrap {
  constructor(
    private readonly leadership: Leadership,
    private readonly filler: OutboxFiller,
    private readonly sender: OutboxSender,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('outbox', everyMs, () => this.filler.fill());
    for (const channel of this.channels.filter(({ configured }) => configured)) {
      const send = (term: AbortSignal) => this.sender.sendDue(channel, term);
      this.leadership.repeatWhileLeading(`outbox to ${channel.name}`, everyMs, send);
    }
  }
}
