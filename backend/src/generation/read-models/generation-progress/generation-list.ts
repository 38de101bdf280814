import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import { type Settings, SETTINGS } from '../../../platform/config/settings.js';
import { toldCause } from '../../../platform/ai/told-cause.js';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import { PositionWaiters } from '../../../platform/event-sourcing/position-waiters.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { generationDecider, stepOf } from '../../domain/generation.decider.js';
import { costOf, tokensOf } from '../../domain/cost.js';
import { sourcesOf, type Research } from '../../domain/research.js';
import { stepsLeft } from '../../domain/steps-left.js';
import type { GenerationAnswer, OpenGeneration } from '../../dto/generations.dto.js';
import type { ResearchAnswer } from '../../dto/research.dto.js';
import type { GenerationRow } from './generation-progress.projection.js';
import type { GenerationStepRow } from './step-rows.js';

type GenerationColumns = Pick<
  GenerationRow,
  | 'id'
  | 'authorId'
  | 'status'
  | 'outline'
  | 'sources'
  | 'unreadable'
  | 'critique'
  | 'review'
  | 'research'
  | 'keptPassages'
  | 'titles'
  | 'failure'
> & {
  readonly persona: string | null;
  readonly category: string | null;
  readonly requestedAt: Date | null;
  readonly recorded: boolean;
};
type Ahead = Pick<GenerationAnswer, 'underWay' | 'stepsLeft' | 'usualDurationMs'>;
type StepColumns = Omit<GenerationStepRow, 'generationId' | 'revision' | 'at'> & { readonly at: Date };

interface Found {
  readonly generation: GenerationColumns | undefined;
  readonly steps: readonly StepColumns[];
}

const mostListed = 20;

/** The number of latest generations that the usual duration is computed from, and the least number that is enough. */
const timed = { most: 20, fewest: 5 };

/** Reads generations and their progress. */
@Injectable()
export class GenerationList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
    private readonly waiters: PositionWaiters,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Returns one generation: authors see their own, administrators any.
   * @throws DomainError `not-found`
   */
  async one(reader: Reader, id: string): Promise<GenerationAnswer> {
    const found = await this.rows(id);
    const { generation, steps } = found.generation ? found : await this.rowsOfWhatHasBegun(id);
    if (!generation || (reader.role !== 'admin' && generation.authorId !== reader.id)) {
      throw noSuchGeneration();
    }
    return {
      ...answerOf(reader, generation, steps, this.settings),
      ...(await this.ahead(generation)),
    };
  }

  /**
   * Returns the articles that a user asked for one by one and that neither exist nor were given up; the newest first.
   */
  open(userId: string): Promise<OpenGeneration[]> {
    return this.dataSource.query<OpenGeneration[]>(
      `select id, status from generation
       where author_id = $1 and batch_id is null and status in ('running', 'waiting-for-outline', 'failed')
       order by requested_at desc nulls last, id limit $2`,
      [userId, mostListed],
    );
  }

  /**
   * Waits for the row of a generation. The person who asked is told of it as soon as it is recorded, which is before it
   * has a row.
   */
  private async rowsOfWhatHasBegun(id: string): Promise<Found> {
    const { position } = await this.aggregates.load(generationDecider, id);
    if (position === undefined) throw noSuchGeneration();
    await this.waiters.waitFor(position);
    return this.rows(id);
  }

  private async rows(id: string): Promise<Found> {
    const [[generation], steps] = await Promise.all([
      this.dataSource.query<GenerationColumns[]>(
        `select id, author_id "authorId", status, outline, sources, unreadable, critique, review, titles, research,
           kept_passages "keptPassages", failure, requested_at "requestedAt",
           (select name from persona_name where id = persona_id) persona,
           (select name from category_name where id = category_id) category,
           exists (select from article where article.id = generation.id) recorded
         from generation where id = $1`,
        [id],
      ),
      this.dataSource.query<StepColumns[]>(
        `select step, at, duration_ms "durationMs", tokens, model, prompt_version "promptVersion",
           prompt_hash "promptHash", outcome, detail, cause
         from generation_step where generation_id = $1 order by revision`,
        [id],
      ),
    ]);
    return { generation, steps };
  }

  private async ahead({ id, status }: GenerationColumns): Promise<Ahead> {
    if (status !== 'running') return { underWay: null, stepsLeft: null, usualDurationMs: null };
    const [{ state }, usualDurationMs] = await Promise.all([
      this.aggregates.load(generationDecider, id),
      this.usualDurationMs(),
    ]);
    const underWay = stepOf(state) ?? null;
    return { underWay, stepsLeft: underWay && stepsLeft(state), usualDurationMs };
  }

  /**
   * Returns the median duration, in milliseconds; null while there are too few. Time spent waiting for a person or a
   * free slot does not count.
   */
  private async usualDurationMs(): Promise<number | null> {
    const [usual] = await this.dataSource.query<{ ms: number }[]>(
      `select round(percentile_cont(0.5) within group (order by took))::integer ms
       from (
         select (select sum(duration_ms) from generation_step where generation_id = recent.id) took
         from (select id from generation where status = 'done' order by requested_at desc limit $1) recent
       ) written
       having count(*) >= $2`,
      [timed.most, timed.fewest],
    );
    return usual?.ms ?? null;
  }
}

export function noSuchGeneration(): DomainError {
  return new DomainError('not-found', 'no-such-generation', 'Generation not found.');
}

function answerOf(
  { role }: Reader,
  generation: GenerationColumns,
  steps: readonly StepColumns[],
  { aiPrices }: Settings,
): Omit<GenerationAnswer, keyof Ahead> {
  const { id, status, outline, sources, unreadable, critique, failure, recorded, ...asked } = generation;
  const { research, keptPassages, review, titles } = asked;
  return {
    id,
    // A generation is shown as done only when its article can be opened.
    status: status === 'done' && !recorded ? 'running' : status,
    articleId: recorded ? id : null,
    persona: asked.persona,
    category: asked.category,
    requestedAt: asked.requestedAt?.toISOString() ?? null,
    outline,
    sources: sourcesOf(sources, research, keptPassages).map(({ passages: _, ...source }) => source),
    research: research && researchOf(research, keptPassages),
    unreadable: [...unreadable],
    critique: [...(critique ?? [])],
    titles: [...(titles ?? [])],
    review: review && { claims: [...review.claims], verdicts: [...review.verdicts] },
    steps: steps.map(({ cause, ...step }) => ({
      ...step,
      at: step.at.toISOString(),
      ...toldCause(role, cause),
    })),
    tokens: tokensOf(steps),
    cost: costOf(steps, aiPrices),
    failure,
  };
}

function researchOf(
  { subject, questions, sources, passages, leftOut }: Research,
  kept: readonly string[] | null,
): ResearchAnswer {
  return {
    subject,
    questions: [...questions],
    sources: sources.map(({ text: _, ...source }) => source),
    passages: passages.map((passage) => ({ ...passage, used: !kept || kept.includes(passage.id) })),
    leftOut: [...leftOut],
  };
}
