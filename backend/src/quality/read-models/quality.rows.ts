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

  /** How often it was revised before a person saw it; 0: it kept every rule at the first try. */
  @Column('integer')
  rounds: number;

  /** Null when the provider reports no counts. */
  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;
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
