import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { SchedulerSettings } from '../../scheduler/contract.js';
import { CHANNELS, type Channel } from '../channels/channel.js';
import type { FinishedWorkRow } from '../read-models/finished-work.js';
import { Digests } from './digests.js';
import type { NewMessage } from './message.js';
import { Outbox } from './outbox.js';

/** Older work is not announced, because a restored or rebuilt table would announce it again. */
const announcedForMs = 24 * 3_600_000;
const atOnce = 50;

type Work = Pick<FinishedWorkRow, 'id' | 'kind' | 'position'> & { readonly finishedAt: Date };

/** Puts finished work into the outbox, one message for each channel that is then configured and switched on. */
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
      // If no work was finished at the checkpoint, it belongs to another record, and all work is looked at again.
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
