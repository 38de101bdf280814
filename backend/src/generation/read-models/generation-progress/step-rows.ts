import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import type { Rows } from '../../../platform/projections/rows.js';
import type { GenerationEvent, ModelCall } from '../../domain/generation.events.js';
import type { StepName, StepOutcome } from '../../dto/generations.dto.js';

/** One finished step of a generation. */
@Entity('generation_step')
export class GenerationStepRow {
  @PrimaryColumn('text')
  generationId: string;

  /** The revision of the event, in the generation’s stream. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  step: StepName;

  @Column('timestamptz')
  at: string;

  @Column('integer')
  durationMs: number;

  @Column('json', { nullable: true })
  tokens: ModelCall['tokens'];

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { nullable: true })
  promptVersion: string | null;

  @Column('text', { nullable: true })
  promptHash: string | null;

  @Column('text')
  outcome: StepOutcome;

  @Column('text', { nullable: true })
  detail: string | null;

  /** The cause, which only administrators see. */
  @Column('text', { nullable: true })
  cause: string | null;
}

interface StepResult {
  readonly call?: ModelCall | null;
  readonly durationMs?: number;
  readonly outcome?: StepOutcome;
  readonly detail?: string | null;
  readonly cause?: string | undefined;
}

/** Inserts a finished step. */
export function step(
  { streamId, revision, metadata }: Recorded<GenerationEvent>,
  rows: Rows,
  name: StepName,
  {
    call = null,
    durationMs = call?.durationMs ?? 0,
    outcome = 'done',
    detail = null,
    cause,
  }: StepResult = {},
): void {
  rows.insert(GenerationStepRow, {
    generationId: streamId,
    revision: Number(revision),
    step: name,
    at: metadata.at,
    durationMs: Math.round(durationMs),
    tokens: call?.tokens ?? null,
    model: call?.model ?? null,
    promptVersion: call?.promptVersion ?? null,
    promptHash: call?.promptHash ?? null,
    outcome,
    detail,
    cause: cause ?? null,
  });
}
