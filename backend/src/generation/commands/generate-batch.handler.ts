import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { WorkLeases } from '../../platform/replicas/work-leases.js';
import { batchDecider, broughtNothing, type Batch } from '../domain/batch.decider.js';
import type { PlannedArticle } from '../domain/batch.events.js';
import { plannedArticles } from '../domain/batch-plan.js';
import type { Reader } from '../../articles/contract.js';
import { ArticleOrders } from '../production/article-orders.js';
import { BatchRunner } from '../production/batch-runner.js';
import { WeeklyPlaces } from '../production/weekly-places.js';
import { chosenPersonas } from './chosen-persona.js';

interface BatchWish {
  readonly articleCount?: number;
  readonly personas?: readonly string[];
  readonly categories: readonly string[];
  readonly customPrompt?: string;
}

const usualCount = 5;

/** Has several articles written, and answers with the batch's id when all have their outcome. */
export class GenerateBatch extends Command<string> {
  /** @param key the `Idempotency-Key`, under which the asker finds the batch and hears of its progress */
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly wish: BatchWish,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(GenerateBatch)
export class GenerateBatchHandler implements ICommandHandler<GenerateBatch> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
    private readonly places: WeeklyPlaces,
    private readonly quota: AiQuota,
    private readonly runner: BatchRunner,
    private readonly leases: WorkLeases,
  ) {}

  async execute(command: GenerateBatch): Promise<string> {
    const { context, asker, wish } = command;
    const id = derivedId(context.commandId, 'batch');
    const batch = await this.leases.run(id, async (lease) => {
      const { state } = await this.aggregates.load(batchDecider, id);
      const articles = !state || broughtNothing(state) ? await this.plan(id, asker, wish) : undefined;
      return this.quota.run(asker.id, async () => {
        if (articles) await this.request(id, articles, command);
        return this.runner.run(id, lease, context);
      });
    });
    if (broughtNothing(batch)) throw nothingWritten(id, batch);
    return id;
  }

  private async request(
    id: string,
    articles: PlannedArticle[],
    { asker, wish, key, context }: GenerateBatch,
  ): Promise<void> {
    const { customPrompt } = wish;
    const order = {
      authorId: asker.id,
      key: key ?? null,
      customPrompt: customPrompt === undefined || customPrompt === '' ? null : customPrompt,
      articles,
    };
    if (asker.role === 'admin') return this.record(id, { ...order, week: null }, context);
    const reserved = { authorId: asker.id, workId: id, places: articles.length };
    const held = await this.places.reserve('batch', reserved, context);
    try {
      await this.record(id, { ...order, week: held.monday }, context);
    } catch (error) {
      await this.places.settle(held, context).catch(() => undefined);
      throw error;
    }
  }

  private async record(id: string, order: Batch['order'], context: CommandContext): Promise<void> {
    await this.aggregates.handle(batchDecider, id, { type: 'request', order }, context);
  }

  private async plan(batchId: string, asker: Reader, wish: BatchWish): Promise<PlannedArticle[]> {
    const categories = await Promise.all(
      [...new Set(wish.categories)].map((id) => this.orders.category(id, 'categories')),
    );
    const chosen = chosenPersonas(asker, wish.personas ?? [], {
      field: 'personas',
      missing: 'Please select at least one persona for batch generation',
    });
    const personas = await Promise.all([...new Set(chosen)].map((id) => this.orders.persona(id, 'personas')));
    return plannedArticles(batchId, wish.articleCount ?? usualCount, personas, categories);
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
