import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent, ArticleEventOf } from '../../articles/contract.js';
import type { GenerationEvent } from '../../generation/contract.js';
import type { CaptionsEvent } from '../../media/contract.js';
import { projection } from '../../platform/projections/projection.js';

/** A draft as it came from the model. */
@Entity('quality_draft')
class QualityDraftRow {
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
}

/** A text that was checked while it was written, or a round in which the model revised it. */
@Entity('quality_step')
class QualityStepRow {
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
class QualityEditRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  /** Added and removed. */
  @Column('integer')
  words: number;
}

@Entity('quality_promotion')
class QualityPromotionRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  at: string;
}

/** A finding that a person found wrong, or promoted an article in spite of. */
@Entity('quality_verdict')
class QualityVerdictRow {
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
class QualityCaptionsRow {
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

/** What the figures of quality are counted from: small rows, so that counting over a year is quick. */
export const quality = projection<ArticleEvent | CaptionsEvent | GenerationEvent>({
  name: 'quality',
  tables: [
    QualityDraftRow,
    QualityStepRow,
    QualityEditRow,
    QualityPromotionRow,
    QualityVerdictRow,
    QualityCaptionsRow,
  ],
  on: {
    ArticleGenerated: ({ streamId: id, data, metadata: { at } }, rows) => {
      const { personaId, personaName: persona, provenance } = data;
      const { provider, model, tokens } = provenance;
      rows.insert(QualityDraftRow, {
        id,
        at,
        personaId,
        persona,
        provider,
        model,
        rounds: provenance.revisedFor.length > 0 ? 1 : 0,
        inputTokens: tokens?.input ?? null,
        outputTokens: tokens?.output ?? null,
      });
    },
    GenerationChecked: ({ streamId: generationId, revision, data }, rows) => {
      const { block, warn } = data.found;
      rows.insert(QualityStepRow, { generationId, revision: Number(revision), faults: block + warn });
    },
    GenerationRevised: ({ streamId: generationId, revision, data }, rows) => {
      if (data.call) rows.insert(QualityStepRow, { generationId, revision: Number(revision), faults: null });
    },
    ArticleEdited: (event, rows) => {
      const { data } = event;
      const words = wordsByAPerson(data);
      if (words > 0) rows.insert(QualityEditRow, { ...placeOf(event), words });
    },
    ArticlePromoted: (event, rows) => {
      const { data, metadata } = event;
      rows.insert(QualityPromotionRow, { ...placeOf(event), at: metadata.at });
      for (const [place, rule] of overriddenRules(data).entries()) {
        rows.insert(QualityVerdictRow, { ...placeOf(event), place, rule, verdict: 'overridden' });
      }
    },
    FindingDismissed: (event, rows) => {
      const { rule } = event.data;
      rows.insert(QualityVerdictRow, { ...placeOf(event), place: 0, rule, verdict: 'dismissed' });
    },
    CaptionsGenerated: (event, rows) => {
      const { captions, only } = event.data;
      const written = only === undefined ? captions.length : 1;
      rows.insert(QualityCaptionsRow, { ...placeOf(event), captions: written, place: only ?? null });
    },
  },
});

/** Where an event stands: an article's, or that of its captions. */
const placeOf = ({ streamId, revision }: { streamId: string; revision: bigint }) => ({
  articleId: streamId,
  revision: Number(revision),
});

/** Words that a model put there are its own, even if a person took them over. */
function wordsByAPerson({ content, proposal }: ArticleEventOf<'ArticleEdited'>['data']): number {
  return content && !proposal ? content.wordsAdded + content.wordsRemoved : 0;
}

/** What a promotion was not held up by, each rule once. */
function overriddenRules({ package: promoted }: ArticleEventOf<'ArticlePromoted'>['data']): string[] {
  return [...new Set(promoted?.overrides.map(({ rule }) => rule))];
}
