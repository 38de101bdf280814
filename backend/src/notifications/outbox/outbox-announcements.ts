import { Injectable } from '@nestjs/common';
import { ReplicaChannel } from '../../platform/replicas/replica-channel.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';

/** What pages and senders hear; the outbox has no stream. */
export const outboxTopic = 'outbox';

/** Tells open pages, whichever replica they are open at, that messages were added or what became of one. */
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
    // Told for the eye only: with Postgres away the page is read anew when it is back.
    void this.replicas.tell(outboxTopic, null).catch(() => undefined);
  }
}
