import type { ArticleEvent, ArticleEventOf } from '../../articles/contract.js';
import type { BatchEvent, GenerationEvent, ModelCall } from '../../generation/contract.js';
import type { CaptionsEvent } from '../../media/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { ProposalsEvent } from '../../proposals/contract.js';
import type { ScheduledRunEvent } from '../../scheduler/contract.js';
import type { TopicEvent } from '../../topics/contract.js';
import {
  QualityCallRow,
  QualityCaptionsRow,
  QualityDraftRow,
  QualityEditRow,
  QualityPromotionRow,
  QualityStepRow,
  QualityVerdictRow,
  type Purpose,
} from './quality.rows.js';

type Counted =
  | ArticleEvent
  | BatchEvent
  | CaptionsEvent
  | GenerationEvent
  | ProposalsEvent
  | ScheduledRunEvent
  | TopicEvent;

/** The rows from which the figures of quality are counted: small ones, so that counting over a year is quick. */
export const quality = projection<Counted>({
  name: 'quality',
  tables: [
    QualityDraftRow,
    QualityCallRow,
    QualityStepRow,
    QualityEditRow,
    QualityPromotionRow,
    QualityVerdictRow,
    QualityCaptionsRow,
  ],
  on: {
    ArticleGenerated: (event, rows) => {
      const { streamId: id, data } = event;
      const { personaId, personaName: persona, provenance, batch } = data;
      rows.insert(QualityDraftRow, {
        id,
        personaId,
        persona,
        rounds: provenance.revisedFor.length > 0 ? 1 : 0,
        batchId: batch?.id ?? null,
        ...useOf(event, provenance),
      });
      // Articles of later versions are counted call by call, on their generations.
      if (data.generationId === undefined) called(event, rows, 'article', provenance);
    },
    GenerationResearched: (event, rows) => called(event, rows, 'article', event.data.call),
    GenerationOutlined: (event, rows) => called(event, rows, 'article', event.data.call),
    GenerationDrafted: (event, rows) => called(event, rows, 'article', event.data.call),
    GenerationCritiqued: (event, rows) => called(event, rows, 'article', event.data.call),
    GenerationReviewed: (event, rows) => called(event, rows, 'article', event.data.call),
    GenerationFinished: (event, rows) => called(event, rows, 'article', event.data.call),
    BatchPlanned: (event, rows) => called(event, rows, 'plan', event.data.call),
    ScheduledRunPlanned: (event, rows) => called(event, rows, 'plan', event.data.call),
    ProposalOffered: (event, rows) => called(event, rows, 'proposal', event.data.provenance),
    TopicBatchGenerated: (event, rows) => called(event, rows, 'ideas', event.data.provenance),
    TopicIdeaGenerated: (event, rows) => called(event, rows, 'ideas', event.data.provenance),
    GenerationChecked: ({ streamId: generationId, revision, data }, rows) => {
      const { block, warn } = data.found;
      rows.insert(QualityStepRow, { generationId, revision: Number(revision), faults: block + warn });
    },
    GenerationRevised: (event, rows) => {
      const { streamId: generationId, revision, data } = event;
      called(event, rows, 'article', data.call);
      if (data.call) rows.insert(QualityStepRow, { generationId, revision: Number(revision), faults: null });
    },
    ArticleEdited: (event, rows) => {
      const words = wordsByAPerson(event.data);
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
    FindingDismissalWithdrawn: ({ streamId: articleId, data }, rows) => {
      rows.remove(QualityVerdictRow, { articleId, revision: data.dismissedAt, place: 0 });
    },
    CaptionsGenerated: (event, rows) => {
      const { captions, only, provenance } = event.data;
      called(event, rows, 'captions', provenance);
      const written = only === undefined ? captions.length : 1;
      rows.insert(QualityCaptionsRow, { ...placeOf(event), captions: written, place: only ?? null });
    },
  },
});

type Call = Pick<ModelCall, 'provider' | 'model' | 'tokens'>;

const useOf = ({ metadata: { at } }: Recorded, { provider, model, tokens }: Call) => ({
  at,
  provider,
  model,
  inputTokens: tokens?.input ?? null,
  outputTokens: tokens?.output ?? null,
  cachedTokens: tokens?.cached ?? null,
});

function called(event: Recorded, rows: Rows, purpose: Purpose, call: Call | null | undefined): void {
  if (!call) return;
  const { streamId: id, revision } = event;
  rows.insert(QualityCallRow, { purpose, id, revision: Number(revision), ...useOf(event, call) });
}

/** The place of an event in the stream of an article, or of its captions. */
const placeOf = ({ streamId, revision }: { streamId: string; revision: bigint }) => ({
  articleId: streamId,
  revision: Number(revision),
});

/** Counts the words that a person added and removed. A model's words are its own, even if a person accepted them. */
function wordsByAPerson({ content, proposal }: ArticleEventOf<'ArticleEdited'>['data']): number {
  return content && !proposal ? content.wordsAdded + content.wordsRemoved : 0;
}

/** The rules that a promotion overrode, each once. */
function overriddenRules({ package: promoted }: ArticleEventOf<'ArticlePromoted'>['data']): string[] {
  return [...new Set(promoted?.overrides.map(({ rule }) => rule))];
}
