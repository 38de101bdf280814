import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call to a model, and the number of tokens that it took. */
abstract class ModelUse {
  @Column('timestamptz')
  at: string;

  @Column('text')
  provider: string;

  @Column('text')
  model: string;

  /** The number of input tokens; null if the provider reports no counts. */
  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;

  /** The number of input tokens that the provider had cached; null also if it does not say. */
  @Column('integer', { nullable: true })
  cachedTokens: number | null;
}

/** A draft in the form in which the model delivered it. */
@Entity('quality_draft')
export class QualityDraftRow extends ModelUse {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  personaId: string;

  /** The persona’s name at that time. */
  @Column('text')
  persona: string;

  /**
   * Whether the model had to revise the draft, judging by its article alone; steps of its generation take precedence.
   */
  @Column('integer')
  rounds: number;

  /** The batch or run whose plan the draft follows; null for a single draft. */
  @Column('text', { nullable: true })
  batchId: string | null;
}

export type Purpose = 'article' | 'plan' | 'proposal' | 'captions' | 'ideas';

/** A call to a model, whatever became of the answer. */
@Entity('quality_call')
export class QualityCallRow extends ModelUse {
  @PrimaryColumn('text')
  purpose: Purpose;

  /** The id of the stream: an article's, a batch's or run's, or the house's. */
  @PrimaryColumn('text')
  id: string;

  @PrimaryColumn('integer')
  revision: number;
}

/** A text that was checked while it was written, or a round in which the model revised it. */
@Entity('quality_step')
export class QualityStepRow {
  /** The generation's id, which is also the article's. */
  @PrimaryColumn('text')
  generationId: string;

  @PrimaryColumn('integer')
  revision: number;

  /** The number of findings that block or warn; null for a round of revision. */
  @Column('integer', { nullable: true })
  faults: number | null;
}

/** An event of an article, or of its captions; the revision is that of the stream. */
abstract class ArticleStep {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;
}

/** How much a person changed an article with one save. */
@Entity('quality_edit')
export class QualityEditRow extends ArticleStep {
  /** The number of words that were added or removed. */
  @Column('integer')
  words: number;
}

@Entity('quality_promotion')
export class QualityPromotionRow extends ArticleStep {
  @Column('timestamptz')
  at: string;
}

/** A finding that a person dismissed, or that an administrator overrode in a promotion. */
@Entity('quality_verdict')
export class QualityVerdictRow extends ArticleStep {
  /** The place among the verdicts of one event. */
  @PrimaryColumn('integer')
  place: number;

  /** The id of the check. */
  @Column('text')
  rule: string;

  @Column('text')
  verdict: 'dismissed' | 'overridden';
}

/** Captions that were written at once. */
@Entity('quality_captions')
export class QualityCaptionsRow extends ArticleStep {
  @Column('integer')
  captions: number;

  /** The place of the only caption that was rewritten; null when all were written. */
  @Column('integer', { nullable: true })
  place: number | null;
}
