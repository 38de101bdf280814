import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a model was asked for at a time, and what it took. */
abstract class ModelUse {
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

  /** Those of the input that the provider had kept; null also where it doesn’t say. */
  @Column('integer', { nullable: true })
  cachedTokens: number | null;
}

/** A draft as it came from the model. */
@Entity('quality_draft')
export class QualityDraftRow extends ModelUse {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  personaId: string;

  /** The name at that time. */
  @Column('text')
  persona: string;

  /** Whether the model had to revise it, by its article alone: what its generation tells comes first. */
  @Column('integer')
  rounds: number;

  /** The batch or run whose plan it follows; null for one by itself. */
  @Column('text', { nullable: true })
  batchId: string | null;
}

export type Purpose = 'article' | 'plan' | 'proposal' | 'captions' | 'ideas';

/** A model was asked for something, whatever became of it. */
@Entity('quality_call')
export class QualityCallRow extends ModelUse {
  @PrimaryColumn('text')
  purpose: Purpose;

  /** Of the stream: an article's, a batch's or run's, or the house's. */
  @PrimaryColumn('text')
  id: string;

  @PrimaryColumn('integer')
  revision: number;
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

/** What happened to an article, or to its captions: the revision is that of the stream. */
abstract class ArticleStep {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;
}

/** What a person changed of an article with one save. */
@Entity('quality_edit')
export class QualityEditRow extends ArticleStep {
  /** Added and removed. */
  @Column('integer')
  words: number;
}

@Entity('quality_promotion')
export class QualityPromotionRow extends ArticleStep {
  @Column('timestamptz')
  at: string;
}

/** A finding that a person found wrong, or promoted an article in spite of. */
@Entity('quality_verdict')
export class QualityVerdictRow extends ArticleStep {
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
export class QualityCaptionsRow extends ArticleStep {
  @Column('integer')
  captions: number;

  /** The place of the one that was written anew; null for all. */
  @Column('integer', { nullable: true })
  place: number | null;
}
