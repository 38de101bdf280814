import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Subject, filter, map, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { messageChannels, messageFrom, type NotifyChannel } from '../database/notify.js';
import { ReplicaSession } from './replica-session.js';

interface Message {
  readonly channel: NotifyChannel;
  readonly from: string;
  readonly body: unknown;
}

/**
 * Messages between the replicas, by Postgres’ LISTEN and NOTIFY. They arrive in order and at once, but only at replicas
 * that are connected at that moment. After `rejoined`, a listener must look for what it missed.
 */
@Injectable()
export class ReplicaChannel {
  private readonly self = randomUUID();
  private readonly others = new Subject<Message>();

  /** Fires when this process can hear the others, for the first time or again. */
  readonly rejoined = new Subject<void>();

  constructor(
    session: ReplicaSession,
    private readonly dataSource: DataSource,
  ) {
    session.opened.subscribe((client) => {
      const listening = messageChannels.map((channel) => client.query(`listen ${channel}`));
      // If the connection breaks meanwhile, it is opened again, and this is repeated.
      Promise.all(listening).then(
        () => this.rejoined.next(),
        () => undefined,
      );
    });
    session.notified.subscribe(({ channel, payload = '' }) => {
      const { from, body } = JSON.parse(payload) as Omit<Message, 'channel'>;
      if (from !== this.self) this.others.next({ channel: channel as NotifyChannel, from, body });
    });
  }

  /** Messages of other processes; this one's own are left out. */
  heard<Body>(channel: NotifyChannel): Observable<Body> {
    return this.others.pipe(
      filter((message) => message.channel === channel),
      map(({ body }) => body as Body),
    );
  }

  /** The statement that sends `body`, of at most 8,000 bytes, when its transaction commits. */
  message(channel: NotifyChannel, body: unknown): { text: string; values: string[] } {
    return messageFrom(this.self, channel, body);
  }

  /** Announces at once; replicas that cannot be reached miss it. */
  async tell(channel: NotifyChannel, body: unknown): Promise<void> {
    const { text, values } = this.message(channel, body);
    await this.dataSource.query(text, values);
  }
}
