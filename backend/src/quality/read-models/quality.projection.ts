import type { ArticleEvent, ArticleEventOf } from '../../articles/contract.js';
import type { GenerationEvent } from '../../generation/contract.js';
import type { CaptionsEvent } from '../../media/contract.js';
import { projection } from '../../platform/projections/projection.js';
import {
  QualityCaptionsRow,
  QualityDraftRow,
  QualityEditRow,
  QualityPromotionRow,
  QualityStepRow,
  QualityVerdictRow,
} from './quality.rows.js';

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
