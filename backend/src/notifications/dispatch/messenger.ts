import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { auditTime, filter } from 'rxjs';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { CHANNELS, type Channel, type Destination } from '../channels/channel.js';
import { outboxTopic } from '../outbox/outbox-announcements.js';
import { OutboxFiller } from '../outbox/outbox-filler.js';
import { SignInMail } from '../sign-in/sign-in-mail.js';
import { SignInNews } from '../sign-in/sign-in-news.js';
import { OutboxSender } from '../outbox/outbox-sender.js';

/**
 * The longest wait between two looks, which find messages that fell due in the meantime, or were added by a process
 * that could not announce them.
 */
const everyMs = 2_000;

/** Matches streams whose events may finish work; one look covers all changes within half a second. */
const worked = /^(article|batch|scheduledRun)-/;
const gatheredMs = 500;

/**
 * Fills and empties the outbox on the leader, as soon as there is something to tell. A channel that hangs delays
 * neither the filling nor the other channels.
 */
@Injectable()
export class Messenger implements OnApplicationBootstrap {
  constructor(
    private readonly leadership: Leadership,
    private readonly filler: OutboxFiller,
    private readonly sender: OutboxSender,
    private readonly signInNews: SignInNews,
    private readonly signInMail: SignInMail,
    private readonly feed: ChangeFeed,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  onApplicationBootstrap(): void {
    const { changed } = this.feed;
    const finished = changed.pipe(
      filter((stream) => worked.test(stream)),
      auditTime(gatheredMs),
    );
    const added = changed.pipe(filter((stream) => stream === outboxTopic));
    this.leadership.repeatWhileLeading('outbox', everyMs, () => this.filler.fill(), finished);
    if (this.signInMail.configured)
      this.leadership.repeatWhileLeading('news of sign-in', everyMs, () => this.signInNews.fill());
    const ends: (Destination<unknown> & Pick<Channel, 'configured'>)[] = [...this.channels, this.signInMail];
    for (const channel of ends.filter(({ configured }) => configured)) {
      const send = (term: AbortSignal) => this.sender.sendDue(channel, term);
      this.leadership.repeatWhileLeading(`outbox to ${channel.name}`, everyMs, send, added);
    }
  }
}
