import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { articleDecider } from '../../articles/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { weekOf } from '../../platform/kernel/week.js';
import { WorkLeases } from '../../platform/replicas/work-leases.js';
import { generationDecider } from '../domain/generation.decider.js';
import { batchDecider } from '../domain/batch.decider.js';
import { weeklyQuotaDecider, type WeeklyQuotaCommand } from '../domain/weekly-quota.decider.js';
import { type AuthorsWeek, weeklyQuotaId } from '../domain/weekly-quota.events.js';

/** The places of an author's week that one work has reserved. */
export interface Reservation extends AuthorsWeek {
  /** The id of the article or batch that the reservation is for. */
  readonly workId: string;
}

/** Reserves articles of an author's week before anything is generated, and gives back unused places. */
@Injectable()
export class WeeklyQuota {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly dataSource: DataSource,
    private readonly leases: WorkLeases,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Reserves places in the current week.
   * @throws DomainError `limited` when not enough places are left
   */
  async reserve(
    request: 'article' | 'batch',
    work: { readonly authorId: string; readonly workId: string; readonly articles: number },
    context: CommandContext,
  ): Promise<Reservation> {
    const now = this.clock.now();
    const { monday, end } = weekOf(now, this.settings.scheduleTimezone);
    const reservation = { authorId: work.authorId, monday, workId: work.workId };
    const secondsToNextWeek = Math.ceil((end.getTime() - now.getTime()) / 1000);
    await this.change(reservation, { type: 'reserve', ...work, request, secondsToNextWeek }, context);
    return reservation;
  }

  /**
   * Does work that leads to one article within the limit, and counts it when it's done.
   * @throws DomainError `limited` when the week has no place left
   */
  async within<T>(
    { authorId, articleId }: { readonly authorId: string; readonly articleId: string },
    context: CommandContext,
    work: () => Promise<T>,
  ): Promise<T> {
    const reserved = { authorId, workId: articleId, articles: 1 };
    const reservation = await this.reserve('article', reserved, context);
    try {
      const done = await work();
      await this.use(reservation, articleId, context);
      return done;
    } catch (error) {
      // If the record cannot be reached, this cannot be settled now; the recovery does so within a minute.
      await this.settle(reservation, context).catch(() => undefined);
      throw error;
    }
  }

  /** Counts an article that exists. When it returns, the read models have this, and everything before it. */
  async use(reservation: Reservation, articleId: string, context: CommandContext): Promise<void> {
    const { workId } = reservation;
    await this.change(reservation, { type: 'use', workId, articleId }, context, { awaitReadModels: true });
  }

  /**
   * Settles a work that is over or abandoned: its existing articles are counted, and the other places become free. A
   * batch or a generation that can still continue keeps its reservation.
   */
  async settle(reservation: Reservation, context: CommandContext): Promise<void> {
    const { workId } = reservation;
    const { state: batch } = await this.aggregates.load(batchDecider, workId);
    if (batch && !batch.finished) return;
    const { state: generation } = await this.aggregates.load(generationDecider, workId);
    if (generation?.status === 'running') return;
    const articles = batch ? batch.order.articles.map(({ articleId }) => articleId) : [workId];
    for (const articleId of articles) {
      const { revision } = await this.aggregates.load(articleDecider, articleId);
      if (revision !== undefined) await this.change(reservation, { type: 'use', workId, articleId }, context);
    }
    await this.change(reservation, { type: 'release', workId }, context);
  }

  /** Settles the reservations that a crash or an outage left behind. */
  async settleAbandoned(): Promise<void> {
    const reservations = await this.dataSource.query<Reservation[]>(
      `select author_id "authorId", monday, work_id "workId" from weekly_reservation`,
    );
    for (const reservation of reservations) {
      const settle = () => this.settle(reservation, internalContext(systemActor));
      await this.leases.runIfIdle(reservation.workId, settle);
    }
  }

  private async change(
    reservation: Reservation,
    command: WeeklyQuotaCommand,
    context: CommandContext,
    options = { awaitReadModels: false },
  ): Promise<void> {
    await this.aggregates.handle(weeklyQuotaDecider, weeklyQuotaId(reservation), command, context, options);
  }
}
