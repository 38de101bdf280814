import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import { type Settings, SETTINGS } from '../../../platform/config/settings.js';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import { PositionWaiters } from '../../../platform/event-sourcing/position-waiters.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { generationDecider, stepOf } from '../../domain/generation.decider.js';
import { costOf } from '../../domain/cost.js';
import type { ModelCall } from '../../domain/generation.events.js';
import type { GenerationAnswer, OpenGeneration } from '../../generations.dto.js';
import type { GenerationRow, GenerationStepRow } from './generation-progress.projection.js';

/** How far a generation is: that of the asker, or any for administrators. */
export class GetGeneration extends Query<GenerationAnswer> {
  constructor(
    readonly reader: Reader,
    readonly id: string,
  ) {
    super();
  }
}

type GenerationColumns = Pick<
  GenerationRow,
  'id' | 'authorId' | 'status' | 'outline' | 'sources' | 'unreadable' | 'critique' | 'failure'
> & {
  readonly persona: string | null;
  readonly category: string | null;
  readonly requestedAt: Date | null;
  readonly recorded: boolean;
};
type StepColumns = Omit<GenerationStepRow, 'generationId' | 'revision' | 'at'> & { readonly at: Date };

interface Found {
  readonly generation: GenerationColumns | undefined;
  readonly steps: readonly StepColumns[];
}

@QueryHandler(GetGeneration)
export class GetGenerationHandler implements IQueryHandler<GetGeneration> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
    private readonly waiters: PositionWaiters,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ reader, id }: GetGeneration): Promise<GenerationAnswer> {
    const found = await this.rows(id);
    const { generation, steps } = found.generation ? found : await this.rowsOfWhatHasBegun(id);
    if (!generation || (reader.role !== 'admin' && generation.authorId !== reader.id)) {
      throw noSuchGeneration();
    }
    return { ...answerOf(generation, steps, this.settings), underWay: await this.underWay(generation) };
  }

  /** Its asker hears of a generation when it's on record, which is before it has a row. */
  private async rowsOfWhatHasBegun(id: string): Promise<Found> {
    const { position } = await this.aggregates.load(generationDecider, id);
    if (position === undefined) throw noSuchGeneration();
    await this.waiters.waitFor(position);
    return this.rows(id);
  }

  private async rows(id: string): Promise<Found> {
    const [[generation], steps] = await Promise.all([
      this.dataSource.query<GenerationColumns[]>(
        `select id, author_id "authorId", status, outline, sources, unreadable, critique, failure,
           requested_at "requestedAt",
           (select name from persona_name where id = persona_id) persona,
           (select name from category_name where id = category_id) category,
           exists (select from article where article.id = generation.id) recorded
         from generation where id = $1`,
        [id],
      ),
      this.dataSource.query<StepColumns[]>(
        `select step, at, duration_ms "durationMs", tokens, model, prompt_version "promptVersion",
           prompt_hash "promptHash", outcome, detail
         from generation_step where generation_id = $1 order by revision`,
        [id],
      ),
    ]);
    return { generation, steps };
  }

  private async underWay({ id, status }: GenerationColumns): Promise<GenerationAnswer['underWay']> {
    if (status !== 'running') return null;
    return stepOf((await this.aggregates.load(generationDecider, id)).state) ?? null;
  }
}

export function noSuchGeneration(): DomainError {
  return new DomainError('not-found', 'no-such-generation', 'Generation not found.');
}

function answerOf(
  { id, status, outline, sources, unreadable, critique, failure, recorded, ...asked }: GenerationColumns,
  steps: readonly StepColumns[],
  { aiPrices }: Settings,
): Omit<GenerationAnswer, 'underWay'> {
  return {
    id,
    // Done is what can be looked at.
    status: status === 'done' && !recorded ? 'running' : status,
    articleId: recorded ? id : null,
    persona: asked.persona,
    category: asked.category,
    requestedAt: asked.requestedAt?.toISOString() ?? null,
    outline,
    sources: [...sources],
    unreadable: [...unreadable],
    critique: [...(critique ?? [])],
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    tokens: sumOf(steps.flatMap(({ tokens }) => tokens ?? [])),
    cost: costOf(steps, aiPrices),
    failure,
  };
}

function sumOf(counts: readonly NonNullable<ModelCall['tokens']>[]): ModelCall['tokens'] {
  if (counts.length === 0) return null;
  return {
    input: counts.reduce((sum, { input }) => sum + input, 0),
    output: counts.reduce((sum, { output }) => sum + output, 0),
  };
}

/** The articles that a user asked for one by one, and that are neither there nor given up; the newest first. */
export class ListOpenGenerations extends Query<OpenGeneration[]> {
  constructor(readonly userId: string) {
    super();
  }
}

const mostListed = 20;

@QueryHandler(ListOpenGenerations)
export class ListOpenGenerationsHandler implements IQueryHandler<ListOpenGenerations> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ userId }: ListOpenGenerations): Promise<OpenGeneration[]> {
    return this.dataSource.query<OpenGeneration[]>(
      `select id, status from generation
       where author_id = $1 and batch_id is null and status in ('running', 'waiting-for-outline', 'failed')
       order by requested_at desc nulls last, id limit $2`,
      [userId, mostListed],
    );
  }
}
