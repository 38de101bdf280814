import { Injectable } from '@nestjs/common';
import { ReplicaChannel } from '../../platform/replicas/replica-channel.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';

/** The topic that pages and senders listen to, because the outbox has no stream. */
export const outboxTopic = 'outbox';

/** Tells open pages, on every replica, that messages were added or have an outcome. */
@Injectable()
export class OutboxAnnouncements {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly replicas: ReplicaChannel,
  ) {
    replicas.heard(outboxTopic).subscribe(() => feed.publish([{ stream: outboxTopic }]));
  }

  changed(): void {
    this.feed.publish([{ stream: outboxTopic }]);
    // This only refreshes pages: if Postgres is away, a page is read again when it is back.
    void this.replicas.tell(outboxTopic, null).catch(() => undefined);
  }
}
