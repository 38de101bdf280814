import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filter } from 'rxjs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  type Generation,
  generationDecider,
  stepOf,
  type GenerationCommand,
  type GenerationState,
  type GenerationStep,
} from '../domain/generation.decider.js';
import { ArticleOrders, withResearch, type GatheredOrder } from '../orders/article-orders.js';
import { FinishedRuns } from './finished-runs.js';
import { MendingSteps } from './mending-steps.js';
import { ResearchSteps } from './research-steps.js';
import { KeptLookups } from '../research/kept-lookups.js';
import { ReviewStep } from './review-step.js';
import { WritingSteps } from './writing-steps.js';
import { articleDecider } from '../../articles/contract.js';
import type { WritingStage } from '../../platform/ai/ask-until-enough.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { isPassing } from '../../platform/concurrency/retry.js';
import type { Process, Step, UnfinishedProcess } from '../../platform/replicas/process.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { GenerationEvent } from '../domain/generation.events.js';
import { type CallOptions, TimeBudget, type Work } from './model-calls.js';
import { offeredArticle } from './offered-article.js';

export interface GenerationOptions extends Omit<CallOptions, 'person' | 'workId' | 'budget'> {
  /**
   * The user in whose turn the calls are made; by default whoever asked for the article, and null for a scheduled run.
   */
  readonly person?: string | null;
  /** A callback for the beginning of each stage; it must not throw. */
  readonly onStage?: ((stage: ArticleStage) => void) | undefined;
}

/** The stage of an article, as it is shown to the person who waits for it. */
type ArticleStage = WritingStage | 'researching' | 'reading' | 'finishing';

const stages: Readonly<Record<GenerationStep, ArticleStage | null>> = {
  research: 'researching',
  outline: 'writing',
  draft: 'writing',
  check: 'checking',
  review: 'reading',
  revise: 'revising',
  finish: 'finishing',
  offer: null,
};

interface Beginning {
  /** The order, which is gathered once for all consecutive steps in this process, so that they use the same rules. */
  readonly order: GatheredOrder;
  /** The time for one text over all of its steps; a process that takes over the work begins a new budget. */
  readonly budget: TimeBudget;
}

/** Writes one article step by step and records each step before the next; the offered text then becomes the article. */
class GenerationProcess implements Process<GenerationState, GenerationCommand, GenerationEvent> {
  readonly decider = generationDecider;
  /** The started work, by generation. */
  private readonly begun = new Map<string, Beginning>();
  private told: ArticleStage | null = null;

  constructor(
    private readonly parts: Generations,
    private readonly options: GenerationOptions,
  ) {}

  next(id: string, state: GenerationState, context: CommandContext): Step<GenerationCommand>[] {
    const step = stepOf(state);
    if (!state || !step) return [];
    return [
      {
        key: step,
        perform: (lease) =>
          this.parts.untilCancelled(id, async (cancelled) => {
            const signal = AbortSignal.any([lease.signal, cancelled]);
            try {
              return await this.perform(id, step, state, { ...lease, signal }, context);
            } catch (error) {
              if (!cancelled.aborted) throw error;
              // The generation is over, so nothing of this step is recorded.
              return failed(step, 'Cancelled.', { kind: 'conflict', code: 'cancelled' });
            }
          }),
        failed: (reason) => failed(step, reason, { kind: 'unexpected', code: 'unexpected' }),
      },
    ];
  }

  async settle(id: string, state: GenerationState, context: CommandContext): Promise<void> {
    this.begun.delete(id);
    // A failed generation may be tried again, and then continues with its findings.
    if (state?.order.research && state.status !== 'failed') await this.parts.findings.forget(id);
    const article = state && offeredArticle(id, state);
    if (!article) return;
    await this.parts.aggregates.handle(articleDecider, id, { type: 'record-generated', article }, context);
  }

  unfinished(): Promise<UnfinishedProcess[]> {
    return this.parts.unfinished();
  }

  private async perform(
    id: string,
    step: GenerationStep,
    generation: Generation,
    lease: Lease,
    context: CommandContext,
  ): Promise<GenerationCommand> {
    this.tell(step);
    try {
      const { order, budget } = await this.beginning(id, generation);
      const { limitStarts, retryFaults = true, person = generation.order.authorId } = this.options;
      const workId = `generation-${id}/${generation.retriedBy.length}`;
      const calls = { person, limitStarts, retryFaults, workId, budget };
      const found = withResearch(order, generation);
      return await this.carryOut(step, { id, generation, order: found, lease, calls, actor: context.actor });
    } catch (error) {
      // A temporary fault is waited out, unless the provider's line is full while somebody waits for the answer.
      const busy = error instanceof DomainError && error.code === 'text-busy';
      const waits = isPassing(error) && !(busy && this.options.limitStarts === 'now');
      if (!(error instanceof DomainError) || waits) throw error;
      return failed(step, error.message, error);
    }
  }

  private carryOut(step: GenerationStep, work: Work): Promise<GenerationCommand> {
    const { writing, reviewing, mending, research } = this.parts;
    switch (step) {
      case 'research':
        return research.research(work);
      case 'outline':
        return writing.outline(work);
      case 'draft':
        return writing.draft(work);
      case 'check':
        return mending.check(work);
      case 'review':
        return reviewing.review(work);
      case 'revise':
        return mending.revise(work);
      case 'finish':
        return mending.finish(work);
      case 'offer':
        return mending.offer(work);
      default:
        return step satisfies never;
    }
  }

  private async beginning(id: string, { order }: Generation): Promise<Beginning> {
    const begun = this.begun.get(id) ?? {
      order: await this.parts.orders.gather(order),
      budget: new TimeBudget(this.parts.settings.openaiTimeoutMs, this.options.limitStarts),
    };
    this.begun.set(id, begun);
    return begun;
  }

  private tell(step: GenerationStep): void {
    const stage = stages[step];
    if (stage === null || stage === this.told) return;
    this.told = stage;
    this.options.onStage?.(stage);
  }
}

/** Makes the process that continues generations, for those who wait for one and for the recovery. */
@Injectable()
export class Generations {
  constructor(
    readonly aggregates: AggregateStore,
    readonly orders: ArticleOrders,
    readonly writing: WritingSteps,
    readonly reviewing: ReviewStep,
    readonly mending: MendingSteps,
    readonly research: ResearchSteps,
    readonly findings: KeptLookups,
    private readonly feed: ChangeFeed,
    private readonly dataSource: DataSource,
    private readonly finishedRuns: FinishedRuns,
    @Inject(SETTINGS) readonly settings: Settings,
  ) {}

  process(options: GenerationOptions): GenerationProcess {
    return new GenerationProcess(this, options);
  }

  /**
   * Finds the generations to take over. The generations of a batch or run are left to it until it is over. Afterwards,
   * one is only taken over here if a person has tried it again.
   */
  async unfinished(): Promise<UnfinishedProcess[]> {
    const rows = await this.dataSource.query<(UnfinishedProcess & { readonly runId: string | null })[]>(
      `select generation.id, generation.actor, generation.correlation_id "correlationId",
         case when batch.id is null then batch_id end "runId"
       from generation left join batch on batch.id = batch_id
       where coalesce(batch.finished, true)
       and (status = 'running'
         or status = 'done' and not exists (select from article where article.id = generation.id))`,
    );
    const runs = new Set(rows.flatMap(({ runId }) => runId ?? []));
    const finished = new Set(runs.size === 0 ? [] : await this.finishedRuns.among([...runs]));
    return rows
      .filter(({ runId }) => runId === null || finished.has(runId))
      .map(({ runId: _, ...generation }) => generation);
  }

  /**
   * Runs work, and tells it when its generation is cancelled, on any replica.
   * @param work a function that gets a signal, which fires on cancellation
   */
  async untilCancelled<T>(id: string, work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
    const cancelled = new AbortController();
    const look = async (): Promise<void> => {
      const rows = await this.dataSource.query<unknown[]>(
        `select from generation where id = $1 and status = 'cancelled'`,
        [id],
      );
      if (rows.length > 0) cancelled.abort();
    };
    const changes = this.feed.changed.pipe(filter((stream) => stream === `generation-${id}`));
    // A cancellation that is missed costs only the answer of one call, which is then dropped.
    const watching = changes.subscribe(() => void look().catch(() => undefined));
    try {
      return await work(cancelled.signal);
    } finally {
      watching.unsubscribe();
    }
  }
}

function failed(
  step: GenerationStep,
  reason: string,
  { kind, code, details }: { kind: string; code: string; details?: DomainError['details'] },
): GenerationCommand {
  const { retryAfterSeconds = null, cause } = details ?? {};
  return { type: 'record-failed', failure: { step, reason, kind, code, retryAfterSeconds, cause } };
}
