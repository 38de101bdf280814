import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import { DomainError, type RefusalKind } from '../../platform/kernel/domain-error.js';
import type { Generation } from '../domain/generation.decider.js';
import { ArticleOrders } from '../production/article-orders.js';
import { Cancellations } from './cancellations.js';
import { GenerationProcess, type GenerationOptions } from './generation-process.js';
import { MendingSteps } from './mending-steps.js';
import { WritingSteps } from './writing-steps.js';

/** Makes the process that carries generations on, for those who wait for one and for those who take them up. */
@Injectable()
export class Generations {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
    private readonly writing: WritingSteps,
    private readonly mending: MendingSteps,
    private readonly cancellations: Cancellations,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  process(options: GenerationOptions): GenerationProcess {
    const { aggregates, orders, writing, mending, cancellations } = this;
    const limitMs = this.settings.openaiTimeoutMs;
    // Those of a batch or a run are carried on by it.
    const unfinished = () =>
      this.dataSource.query(
        `select id, actor, correlation_id "correlationId" from generation
         where batch_id is null and (status = 'running'
           or status = 'done' and not exists (select from article where article.id = generation.id))`,
      );
    const parts = { aggregates, orders, writing, mending, cancellations, limitMs, unfinished };
    return new GenerationProcess(parts, options);
  }
}

/** Why there is no article of a generation that has failed, as it was when it failed. */
export function refusalOf({ failure }: Generation): Error | undefined {
  if (!failure) return undefined;
  const { kind, code, reason, retryAfterSeconds } = failure;
  if (kind === 'unexpected') return new Error(reason);
  const details = retryAfterSeconds === null ? {} : { retryAfterSeconds };
  return new DomainError(kind as RefusalKind, code, reason, details);
}
