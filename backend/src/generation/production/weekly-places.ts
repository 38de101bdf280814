import { Injectable, Inject } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import type { Settings } from '../../platform/config/settings.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { batchDecider } from '../domain/batch.decider.js';
import { articleDecider } from '../../articles/contract.js';
import { weekOf } from '../../platform/kernel/week.js';
import { weeklyLimitDecider, type WeeklyLimitCommand } from '../domain/weekly-limit.decider.js';
import { weeklyLimitId } from '../domain/weekly-limit.events.js';

/** Places of an author's week that one work has reserved. */
export interface HeldPlaces {
  readonly authorId: string;
  readonly monday: string;
  /** The article or batch that they are for. */
  readonly workId: string;
}

/** Takes places of the weekly limit before anything is generated, and gives back what was not used. */
@Injectable()
export class WeeklyPlaces {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Places in the week of this moment.
   * @throws DomainError `limited` when there are not that many left.
   */
  async reserve(
    wish: 'article' | 'batch',
    work: { readonly authorId: string; readonly workId: string; readonly places: number },
    context: CommandContext,
  ): Promise<HeldPlaces> {
    const now = this.clock.now();
    const { monday, end } = weekOf(now, this.settings.scheduleTimezone);
    const held = { authorId: work.authorId, monday, workId: work.workId };
    const secondsToNextWeek = Math.ceil((end.getTime() - now.getTime()) / 1000);
    await this.change(held, { type: 'reserve', ...work, wish, secondsToNextWeek }, context);
    return held;
  }

  /** The article is there and counts. The read models hold it, and everything before it, on return. */
  async use(held: HeldPlaces, articleId: string, context: CommandContext): Promise<void> {
    const { workId } = held;
    const command = { type: 'use', workId, articleId } as const;
    await this.aggregates.handle(weeklyLimitDecider, weeklyLimitId(held), command, context);
  }

  /**
   * The work is over, or nobody is at it any more: articles of it that exist count, the other places are free
   * again. A batch that is still to be carried on keeps its places.
   */
  async settle(held: HeldPlaces, context: CommandContext): Promise<void> {
    const { workId } = held;
    const { state: batch } = await this.aggregates.load(batchDecider, workId);
    if (batch && !batch.finished) return;
    const articles = batch ? batch.order.articles.map(({ articleId }) => articleId) : [workId];
    for (const articleId of articles) {
      const { revision } = await this.aggregates.load(articleDecider, articleId);
      if (revision !== undefined) await this.change(held, { type: 'use', workId, articleId }, context);
    }
    await this.change(held, { type: 'release', workId }, context);
  }

  private async change(
    held: HeldPlaces,
    command: WeeklyLimitCommand,
    context: CommandContext,
  ): Promise<void> {
    const options = { awaitReadModels: false };
    await this.aggregates.handle(weeklyLimitDecider, weeklyLimitId(held), command, context, options);
  }
}
