import { type Descriptions, itsTitle } from '../audit/contract.js';
import type { BatchEvent } from './domain/batch.events.js';
import type { GenerationEvent, ModelCall } from './domain/generation.events.js';
import type { WeeklyQuotaEvent } from './domain/weekly-quota.events.js';

/** Audit sentences of batches. */
export const batchSentences: Descriptions<BatchEvent> = {
  BatchRequested: ({ streamId, data: { articles } }) => ({
    subject: { kind: 'batch', id: streamId, title: `a batch of ${articles.length}` },
    summary: `requested ${itsTitle} articles`,
  }),
  BatchPlanned: ({ streamId, data: { plans } }) => ({
    subject: { kind: 'batch', id: streamId },
    summary: plans.includes(null) ? `planned some of ${itsTitle}` : `planned ${itsTitle}`,
  }),
  BatchArticleWritten: ({ streamId, data: { index } }) => ({
    subject: { kind: 'batch', id: streamId },
    summary: `generated article ${index + 1} of ${itsTitle}`,
  }),
  BatchArticleFailed: ({ streamId, data: { index, reason } }) => ({
    subject: { kind: 'batch', id: streamId },
    summary: `could not generate article ${index + 1} of ${itsTitle}: ${reason}`,
  }),
  BatchFinished: ({ streamId, data: { written, failed } }) => ({
    subject: { kind: 'batch', id: streamId },
    summary: `finished ${itsTitle}: ${written} written, ${failed} failed`,
  }),
};

const generation = (id: string, title?: string) => ({ kind: 'generation' as const, id, title });

/** Audit sentences of articles in the making. */
export const generationSentences: Descriptions<GenerationEvent> = {
  GenerationRequested: ({ streamId, data: { sources } }) => ({
    subject: generation(streamId, 'an article in the making'),
    summary: `requested an article${sources.length === 0 ? '' : ` from ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`}`,
  }),
  GenerationOutlined: ({ streamId, data: { outline, call } }) => ({
    subject: generation(streamId),
    summary: outline
      ? `had an article outlined in ${outline.sections.length} ${outline.sections.length === 1 ? 'section' : 'sections'}${byModel(call)}`
      : 'went on without an outline of an article',
  }),
  OutlineApproved: ({ streamId, data: { changed } }) => ({
    subject: generation(streamId),
    summary: `${changed ? 'changed and approved' : 'approved'} the outline of an article`,
  }),
  GenerationDrafted: ({ streamId, data: { title, call } }) => ({
    subject: generation(streamId, title),
    summary: `had “${title}” drafted${byModel(call)}`,
  }),
  GenerationChecked: ({ streamId, data: { found } }) => ({
    subject: generation(streamId),
    summary: `had “${itsTitle}” checked: ${findingsInWords(found.block + found.warn)}`,
  }),
  GenerationRevised: ({ streamId, data: { title, taken, call } }) => ({
    subject: generation(streamId, title),
    summary: taken
      ? `had “${itsTitle}” revised${byModel(call)}`
      : `kept “${itsTitle}” as it was after a revision`,
  }),
  GenerationCritiqued: ({ streamId, data: { verdicts } }) => ({
    subject: generation(streamId),
    summary: `had “${itsTitle}” read critically: ${verdicts.filter(({ holds }) => !holds).length} of ${verdicts.length} questions answered no`,
  }),
  GenerationFinished: ({ streamId, data: { title, call } }) => ({
    subject: generation(streamId, title),
    summary: `had “${itsTitle}” finished${byModel(call)}`,
  }),
  GenerationOffered: ({ streamId, data: { title } }) => ({
    subject: generation(streamId, title),
    summary: `received “${title}” as a draft`,
  }),
  GenerationStepFailed: ({ streamId, data: { step, reason } }) => ({
    subject: generation(streamId),
    summary: `could not ${stepsInWords[step] ?? step} an article: ${reason}`,
  }),
  GenerationRetried: ({ streamId }) => ({
    subject: generation(streamId),
    summary: 'tried again to write an article',
  }),
  GenerationCancelled: ({ streamId }) => ({
    subject: generation(streamId),
    summary: 'cancelled the writing of an article',
  }),
};

/** The words are the model’s, whoever asked for them. */
function byModel(call: ModelCall | null): string {
  return call ? ` by ${call.model}` : '';
}

const stepsInWords: Readonly<Record<string, string>> = { draft: 'write' };

function findingsInWords(count: number): string {
  return `${count} ${count === 1 ? 'finding' : 'findings'} to mend`;
}

/** Audit sentences of an author's weekly limit. */
export const weeklyLimitSentences: Descriptions<WeeklyQuotaEvent> = {
  WeeklyPlacesReserved: ({ streamId, data: { places } }) => ({
    subject: { kind: 'weekly-limit', id: streamId },
    summary: `reserved ${placesInWords(places)} of the weekly limit`,
  }),
  WeeklyPlaceUsed: ({ streamId }) => ({
    subject: { kind: 'weekly-limit', id: streamId },
    summary: 'used 1 article of the weekly limit',
  }),
  WeeklyPlacesReleased: ({ streamId, data: { places } }) => ({
    subject: { kind: 'weekly-limit', id: streamId },
    summary: `released ${placesInWords(places)} of the weekly limit`,
  }),
};

function placesInWords(places: number): string {
  return `${places} ${places === 1 ? 'article' : 'articles'}`;
}
