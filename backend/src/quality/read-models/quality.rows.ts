import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A draft as it came from the model. */
@Entity('quality_draft')
export class QualityDraftRow {
  @PrimaryColumn('text')
  id: string;

  @Column('timestamptz')
  at: string;

  @Column('text')
  personaId: string;

  /** The name at that time. */
  @Column('text')
  persona: string;

  @Column('text')
  provider: string;

  @Column('text')
  model: string;

  /** Whether the model had to revise it, by its article alone: what its generation tells comes first. */
  @Column('integer')
  rounds: number;

  /** Null when the provider reports no counts. */
  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;

  /** The batch or run whose plan it follows; null for one by itself. */
  @Column('text', { nullable: true })
  batchId: string | null;
}

export type Purpose = 'article' | 'plan' | 'proposal' | 'captions' | 'ideas';

/** A model was asked for something, whatever became of it. */
@Entity('quality_call')
export class QualityCallRow {
  @PrimaryColumn('text')
  purpose: Purpose;

  /** Of the stream: an article's, a batch's or run's, or the house's. */
  @PrimaryColumn('text')
  id: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  at: string;

  @Column('text')
  provider: string;

  @Column('text')
  model: string;

  /** Null when the provider reports no counts. */
  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;
}

/** A text that was checked while it was written, or a round in which the model revised it. */
@Entity('quality_step')
export class QualityStepRow {
  /** The article's, too. */
  @PrimaryColumn('text')
  generationId: string;

  @PrimaryColumn('integer')
  revision: number;

  /** What blocks or warns; null for a round of revision. */
  @Column('integer', { nullable: true })
  faults: number | null;
}

/** What a person changed of an article with one save. */
@Entity('quality_edit')
export class QualityEditRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  /** Added and removed. */
  @Column('integer')
  words: number;
}

@Entity('quality_promotion')
export class QualityPromotionRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  at: string;
}

/** A finding that a person found wrong, or promoted an article in spite of. */
@Entity('quality_verdict')
export class QualityVerdictRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  /** Among those of one event. */
  @PrimaryColumn('integer')
  place: number;

  /** Id of the check. */
  @Column('text')
  rule: string;

  @Column('text')
  verdict: 'dismissed' | 'overridden';
}

/** Captions that were written at a time. */
@Entity('quality_captions')
export class QualityCaptionsRow {
  @PrimaryColumn('text')
  articleId: string;

  /** Of the stream of captions. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('integer')
  captions: number;

  /** The place of the one that was written anew; null for all. */
  @Column('integer', { nullable: true })
  place: number | null;
}
