import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { SchedulerSettings } from '../../scheduler/contract.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import type { FinishedWorkRow } from '../read-models/finished-work.js';
import { Digests } from './digests.js';
import { Outbox, type NewMessage } from './outbox.js';

/** Older work is not announced: it is what a restored or rebuilt table would tell once more. */
const announcedForMs = 24 * 3_600_000;
const atOnce = 50;

type Work = Pick<FinishedWorkRow, 'id' | 'kind' | 'position'> & { readonly finishedAt: Date };

/** Puts what was finished into the outbox, one message a channel that is configured and switched on at that moment. */
@Injectable()
export class OutboxFiller {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly digests: Digests,
    private readonly scheduler: SchedulerSettings,
    private readonly clock: Clock,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  async fill(): Promise<void> {
    for (;;) {
      const from = await this.outbox.checkpoint('finished-work');
      // Where nothing is finished at the checkpoint, it is that of another record: all is looked at once more.
      const works = await this.dataSource.query<Work[]>(
        `select id, kind, position, finished_at "finishedAt" from finished_work
         where position > coalesce((select position from finished_work where position = $1), -1)
         order by position limit ${atOnce}`,
        [from],
      );
      const last = works.at(-1);
      if (!last) return;
      const now = this.clock.now();
      const messages = await this.messagesOf(works, now);
      await this.outbox.add('finished-work', messages, { from, reached: last.position }, now);
    }
  }

  private async messagesOf(works: readonly Work[], now: Date): Promise<NewMessage[]> {
    const { notifications } = await this.scheduler.current();
    const open = this.channels.filter(({ name, configured }) => configured && notifications[name]);
    if (open.length === 0) return [];
    const messages: NewMessage[] = [];
    for (const { kind, id, finishedAt } of works) {
      if (now.getTime() - finishedAt.getTime() > announcedForMs) continue;
      const digest = await this.digests.of({ kind, id });
      if (!digest) continue;
      messages.push(...open.map(({ name }) => ({ kind, work: id, channel: name, content: digest })));
    }
    return messages;
  }
}
