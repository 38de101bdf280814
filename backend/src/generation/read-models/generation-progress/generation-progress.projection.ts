import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { GenerationStatus } from '../../domain/generation.decider.js';
import type {
  Critique,
  Review,
  GenerationOrder,
  GenerationSource,
  Outline,
  GenerationEvent,
} from '../../domain/generation.events.js';
import type { Research } from '../../domain/research.js';
import { GenerationStepRow, step } from './step-rows.js';
import { critiqueInWords, foundByResearch, foundInWords, reviewInWords } from './step-words.js';
import type { StepName } from '../../dto/generations.dto.js';
import { projection } from '../../../platform/projections/projection.js';

/** A generation that is under way or over. */
@Entity('generation')
export class GenerationRow {
  /** The id of the generation, which is also that of its article. */
  @PrimaryColumn('text')
  id: string;

  /** The user who asked for it, who is also the actor of later events. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;

  @Column('text', { nullable: true })
  authorId: string | null;

  /** The batch or run that it belongs to. */
  @Column('text', { nullable: true })
  batchId: string | null;

  /** The persona; null in rows of an earlier version, as are `categoryId` and `requestedAt`. */
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

  /** The addresses that the model was given in the persona, the category, the wish or the idea. */
  @Column('json')
  givenAddresses: readonly string[];

  /**
   * The critique of a generation from before reviews, when the model was asked about the finished text; otherwise null.
   */
  @Column('json', { nullable: true })
  critique: Critique | null;

  /** The review; null until the model was asked. */
  @Column('json', { nullable: true })
  review: Review | null;

  /** The titles that the model proposed at the end; null until then, and in rows of an earlier version. */
  @Column('json', { nullable: true })
  titles: readonly string[] | null;

  /** The research; null in rows of an earlier version, and if there was none. */
  @Column('json', { nullable: true })
  research: Research | null;

  /** The ids of the passages that a person kept; null if nobody was asked. */
  @Column('json', { nullable: true })
  keptPassages: readonly string[] | null;

  /** The reason why it failed, if it did. */
  @Column('text', { nullable: true })
  failure: string | null;
}

/** The generations and their steps. */
export const generationProgress = projection<GenerationEvent>({
  name: 'generation-progress',
  tables: [GenerationRow, GenerationStepRow],
  on: {
    GenerationRequested: (event, rows) => {
      const { authorId, personaId, categoryId, batch, sources, unreadable, plan } = event.data;
      const { actor, correlationId, at } = event.metadata;
      rows.insert(GenerationRow, {
        id: event.streamId,
        actor,
        correlationId,
        authorId,
        batchId: batch?.id ?? null,
        personaId,
        categoryId,
        requestedAt: at,
        status: 'running',
        outline: null,
        sources,
        unreadable,
        givenAddresses: [],
        critique: null,
        titles: null,
        review: null,
        research: null,
        keptPassages: null,
        failure: null,
      });
      if (plan) step(event, rows, 'plan', { detail: plan.subject });
    },
    GenerationResearched: (event, rows) => {
      const { call, detail, cause } = event.data;
      rows.update(GenerationRow, { id: event.streamId }, { research: event.data });
      const told = detail ?? foundByResearch(event.data);
      step(event, rows, 'research', {
        call,
        detail: told,
        cause,
        outcome: detail === null ? 'done' : 'failed',
      });
    },
    GenerationOutlined: (event, rows) => {
      const { outline, whole, waits, call, detail, cause } = event.data;
      const status = waits ? 'waiting-for-outline' : 'running';
      rows.update(GenerationRow, { id: event.streamId }, { outline, status });
      step(event, rows, 'outline', {
        call,
        detail,
        cause,
        outcome: outline ? 'done' : whole ? 'skipped' : 'failed',
      });
    },
    OutlineApproved: (event, rows) => {
      const { outline, changed, passages: keptPassages = null } = event.data;
      rows.update(GenerationRow, { id: event.streamId }, { outline, keptPassages, status: 'running' });
      if (changed) step(event, rows, 'outline', { outcome: 'changed', detail: 'Changed by a person.' });
    },
    GenerationDrafted: (event, rows) => {
      const { call, prompt } = event.data;
      const { givenAddresses = [] } = prompt ?? {};
      if (givenAddresses.length > 0) rows.update(GenerationRow, { id: event.streamId }, { givenAddresses });
      step(event, rows, 'draft', { call });
    },
    GenerationChecked: (event, rows) => {
      step(event, rows, 'check', { durationMs: event.data.durationMs, detail: foundInWords(event.data) });
    },
    GenerationRevised: (event, rows) => {
      const { taken, call, detail, cause, sections } = event.data;
      // Older events do not say which faults were corrected.
      const told = [detail, taken && `Written anew: ${sections.join('; ')}`].filter(Boolean).join('\n');
      step(event, rows, 'revise', { call, outcome: taken ? 'done' : 'not-taken', detail: told, cause });
    },
    GenerationCritiqued: (event, rows) => {
      const { verdicts, call, detail, cause } = event.data;
      rows.update(GenerationRow, { id: event.streamId }, { critique: verdicts });
      const told = critiqueInWords(event.data);
      const outcome = call ? 'done' : 'failed';
      step(event, rows, 'critique', { call, detail: detail ?? told, cause, outcome });
    },
    GenerationReviewed: (event, rows) => {
      const { claims, verdicts, call, detail, cause } = event.data;
      rows.update(GenerationRow, { id: event.streamId }, { review: { claims, verdicts } });
      const told = detail ?? reviewInWords(event.data);
      step(event, rows, 'review', { call, detail: told, cause, outcome: call ? 'done' : 'failed' });
    },
    GenerationFinished: (event, rows) => {
      const { call, detail, cause, summary, titles, taken } = event.data;
      if (titles) rows.update(GenerationRow, { id: event.streamId }, { titles });
      const told = [detail, summary && `Summary: ${summary}`].filter(Boolean).join('\n') || null;
      const isLeft = taken ? taken.length === 0 : detail !== null;
      step(event, rows, 'finish', { call, detail: told, cause, outcome: isLeft ? 'not-taken' : 'done' });
    },
    GenerationOffered: (event, rows) => {
      rows.update(GenerationRow, { id: event.streamId }, { status: 'done', failure: null });
      step(event, rows, 'offer', { detail: event.data.title });
    },
    GenerationStepFailed: (event, rows) => {
      const { step: name, reason, cause } = event.data;
      rows.update(GenerationRow, { id: event.streamId }, { status: 'failed', failure: reason });
      step(event, rows, name as StepName, { outcome: 'failed', detail: reason, cause });
    },
    GenerationRetried: ({ streamId: id }, rows) => {
      rows.update(GenerationRow, { id }, { status: 'running', failure: null });
    },
    GenerationCancelled: ({ streamId: id }, rows) => {
      rows.update(GenerationRow, { id }, { status: 'cancelled' });
    },
  },
});
