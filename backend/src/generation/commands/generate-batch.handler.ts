import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { PositionWaiters } from '../../platform/event-sourcing/position-waiters.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { WorkLeases } from '../../platform/replicas/work-leases.js';
import { batchDecider, broughtNothing, type Batch } from '../domain/batch.decider.js';
import type { PlannedArticle } from '../domain/batch.events.js';
import { plannedArticles } from '../domain/batch-plan.js';
import type { Reader } from '../../articles/contract.js';
import { ArticleOrders } from '../orders/article-orders.js';
import { BatchProcess } from '../production/batch-process.js';
import { WeeklyQuota } from '../production/weekly-quota.js';

const usualCount = 5;

interface BatchRequest {
  /** The number of articles, from 1 to 20; five if it is left out. */
  readonly articleCount?: number | undefined;
  /** The ids of the personas. An author, who has one persona, may leave them out. */
  readonly personas?: readonly string[] | undefined;
  /** The ids of the categories. */
  readonly categories: readonly string[];
  readonly customPrompt?: string | undefined;
}

/** Has several articles written, and answers with the batch's id once all of them have an outcome. */
export class GenerateBatch extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly request: BatchRequest,
  ) {
    super();
  }
}

@CommandHandler(GenerateBatch)
export class GenerateBatchHandler implements ICommandHandler<GenerateBatch> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
    private readonly weeklyQuota: WeeklyQuota,
    private readonly aiQuota: AiQuota,
    private readonly process: BatchProcess,
    private readonly processes: ProcessManager,
    private readonly leases: WorkLeases,
    private readonly waiters: PositionWaiters,
  ) {}

  async execute(command: GenerateBatch): Promise<string> {
    const { context, asker, request } = command;
    const id = derivedId(context.commandId, 'batch');
    // If the record cannot be reached, this load tells a repeated request at once. Otherwise the repeat would wait for
    // the first request, which waits until the outage is over.
    await this.aggregates.load(batchDecider, id);
    const batch = await this.leases.tellingOutages(id, async (lease) => {
      const { state, position } = await this.aggregates.load(batchDecider, id);
      // The read models may not yet have what another process recorded before it crashed.
      if (position !== undefined) await this.waiters.waitFor(position);
      const articles = !state || broughtNothing(state) ? await this.plan(id, asker, request) : undefined;
      return this.aiQuota.run(asker.id, async () => {
        if (articles) await this.request(id, articles, command);
        return this.processes.run(this.process, id, lease, context);
      });
    });
    if (batch && broughtNothing(batch)) throw nothingWritten(id, batch);
    return id;
  }

  private async request(
    id: string,
    articles: PlannedArticle[],
    { asker, request, context }: GenerateBatch,
  ): Promise<void> {
    const order = {
      authorId: asker.id,
      key: context.key ?? null,
      customPrompt: request.customPrompt || null,
      articles,
    };
    const work = { authorId: asker.id, workId: id, articles: articles.length };
    const reservation =
      asker.role === 'admin' ? undefined : await this.weeklyQuota.reserve('batch', work, context);
    const command = { type: 'request', order: { ...order, week: reservation?.monday ?? null } } as const;
    try {
      await this.aggregates.handle(batchDecider, id, command, context);
    } catch (error) {
      if (reservation) await this.weeklyQuota.settle(reservation, context).catch(() => undefined);
      throw error;
    }
  }

  private async plan(batchId: string, asker: Reader, request: BatchRequest): Promise<PlannedArticle[]> {
    const categories = await Promise.all(
      [...new Set(request.categories)].map((id) => this.orders.category(id, 'categories')),
    );
    const missing = 'Please select at least one persona for batch generation';
    const personas = await this.orders.chosenPersonas(asker, request.personas ?? [], 'personas', missing);
    return plannedArticles(batchId, request.articleCount ?? usualCount, personas, categories);
  }
}

function nothingWritten(batchId: string, { outcomes }: Batch): DomainError {
  const failures = [...outcomes].map(([index, reason]) => ({ index, reason }));
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  return new DomainError(
    'provider-failed',
    'batch-failed',
    `None of the articles could be written. ${reasons.join(' ')}`,
    { extensions: { batchId, failures } },
  );
}
