import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Subject, filter, map, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { channels, messageFrom, type Channel } from '../database/notify.js';
import { ReplicaSession } from './replica-session.js';

interface Message {
  readonly channel: Channel;
  readonly from: string;
  readonly body: unknown;
}

/**
 * What the replicas tell each other, by Postgres's LISTEN and NOTIFY: in order, at once, and to nobody who is not
 * connected at that moment. After `rejoined` a listener has to look for itself what it missed.
 */
@Injectable()
export class ReplicaChannel {
  private readonly self = randomUUID();
  private readonly others = new Subject<Message>();

  /** This process hears the others, from now on or again. */
  readonly rejoined = new Subject<void>();

  constructor(
    session: ReplicaSession,
    private readonly dataSource: DataSource,
  ) {
    session.opened.subscribe((client) => {
      const listening = channels.map((channel) => client.query(`listen ${channel}`));
      // A connection that breaks meanwhile is made again, and this with it.
      Promise.all(listening).then(
        () => this.rejoined.next(),
        () => undefined,
      );
    });
    session.notified.subscribe(({ channel, payload = '' }) => {
      const { from, body } = JSON.parse(payload) as Omit<Message, 'channel'>;
      if (from !== this.self) this.others.next({ channel: channel as Channel, from, body });
    });
  }

  /** What other processes tell; this one's own messages are left out. */
  heard<Body>(channel: Channel): Observable<Body> {
    return this.others.pipe(
      filter((message) => message.channel === channel),
      map(({ body }) => body as Body),
    );
  }

  /** The statement that tells `body` when its transaction commits. At most 8,000 bytes. */
  message(channel: Channel, body: unknown): { text: string; values: string[] } {
    return messageFrom(this.self, channel, body);
  }

  /** Announces at once; unreachable replicas miss it. */
  async tell(channel: Channel, body: unknown): Promise<void> {
    const { text, values } = this.message(channel, body);
    await this.dataSource.query(text, values);
  }
}
