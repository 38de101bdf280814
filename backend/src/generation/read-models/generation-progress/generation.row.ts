import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { GenerationStatus } from '../../domain/generation.decider.js';
import type {
  Critique,
  GenerationOrder,
  GenerationSource,
  ModelCall,
  Outline,
} from '../../domain/generation.events.js';

/** An article in the making, or how one was made. */
@Entity('generation')
export class GenerationRow {
  /** Of the generation, and of its article. */
  @PrimaryColumn('text')
  id: string;

  /** Who asked for it, also the actor of what is written later. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;

  @Column('text', { nullable: true })
  authorId: string | null;

  /** The batch or run that carries it on. */
  @Column('text', { nullable: true })
  batchId: string | null;

  /** Null in rows of an earlier version, as is `categoryId` and `requestedAt`. */
  @Column('text', { nullable: true })
  personaId: string | null;

  @Column('text', { nullable: true })
  categoryId: string | null;

  @Column('timestamptz', { nullable: true })
  requestedAt: string | null;

  @Column('text')
  status: GenerationStatus;

  @Column('json', { nullable: true })
  outline: Outline | null;

  @Column('json')
  sources: readonly GenerationSource[];

  @Column('json')
  unreadable: GenerationOrder['unreadable'];

  /** Null until the model was asked. */
  @Column('json', { nullable: true })
  critique: Critique | null;

  /** Why it failed, if it did. */
  @Column('text', { nullable: true })
  failure: string | null;
}

export type StepName = 'plan' | 'outline' | 'draft' | 'check' | 'revise' | 'critique' | 'finish' | 'offer';
export type StepOutcome = 'done' | 'skipped' | 'not-taken' | 'failed' | 'changed';

/** One step of a generation that is over. */
@Entity('generation_step')
export class GenerationStepRow {
  @PrimaryColumn('text')
  generationId: string;

  /** Of the event. */
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
}
