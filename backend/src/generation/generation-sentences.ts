import { counted } from '../../../checks/text/counted.js';
import { about, type Descriptions, itsTitle } from '../audit/contract.js';
import type { BatchEvent } from './domain/batch.events.js';
import type { GenerationEvent, ModelCall } from './domain/generation.events.js';
import type { WeeklyQuotaEvent } from './domain/weekly-quota.events.js';

const batch = about('batch');
const generation = about('generation');
const weeklyLimit = about('weekly-limit');

export const batchSentences: Descriptions<BatchEvent> = {
  BatchRequested: ({ streamId, data: { articles } }) =>
    batch(streamId, `requested ${itsTitle} articles`, `a batch of ${articles.length}`),
  BatchPlanned: ({ streamId, data: { plans } }) =>
    batch(streamId, plans.includes(null) ? `planned some of ${itsTitle}` : `planned ${itsTitle}`),
  BatchArticleWritten: ({ streamId, data: { index } }) =>
    batch(streamId, `generated article ${index + 1} of ${itsTitle}`),
  BatchArticleFailed: ({ streamId, data: { index, reason } }) =>
    batch(streamId, `could not generate article ${index + 1} of ${itsTitle}: ${reason}`),
  BatchFinished: ({ streamId, data: { written, failed } }) =>
    batch(streamId, `finished ${itsTitle}: ${written} written, ${failed} failed`),
};

export const generationSentences: Descriptions<GenerationEvent> = {
  GenerationRequested: ({ streamId, data: { sources } }) => {
    const from = sources.length === 0 ? '' : ` from ${counted(sources.length, 'source')}`;
    return generation(streamId, `requested an article${from}`, 'an article in the making');
  },
  GenerationResearched: ({ streamId, data: { questions, passages, call } }) =>
    generation(
      streamId,
      questions.length === 0
        ? 'went on without research for an article'
        : `had ${counted(questions.length, 'question')} for an article looked up${byModel(call)}: ${counted(passages.length, 'passage')}`,
    ),
  GenerationOutlined: ({ streamId, data: { outline, call } }) =>
    generation(
      streamId,
      outline
        ? `had an article outlined in ${counted(outline.sections.length, 'section')}${byModel(call)}`
        : 'went on without an outline of an article',
    ),
  OutlineApproved: ({ streamId, data: { changed, passages } }) => {
    const left = passages ? `, with ${counted(passages.length, 'passage')}` : '';
    return generation(
      streamId,
      `${changed ? 'changed and approved' : 'approved'} the outline of an article${left}`,
    );
  },
  GenerationDrafted: ({ streamId, data: { title, call } }) =>
    generation(streamId, `had “${title}” drafted${byModel(call)}`, title),
  GenerationChecked: ({ streamId, data: { found } }) =>
    generation(streamId, `had “${itsTitle}” checked: ${counted(found.block + found.warn, 'finding')}`),
  GenerationRevised: ({ streamId, data: { title, taken, call } }) =>
    generation(
      streamId,
      taken ? `had “${itsTitle}” revised${byModel(call)}` : `kept “${itsTitle}” as it was after a revision`,
      title,
    ),
  GenerationCritiqued: ({ streamId, data: { verdicts } }) => {
    const noes = verdicts.filter(({ holds }) => !holds).length;
    const answers = `${noes} of ${verdicts.length} questions answered no`;
    return generation(streamId, `had “${itsTitle}” read critically: ${answers}`);
  },
  GenerationReviewed: ({ streamId, data: { claims } }) => {
    const doubted = claims.filter(({ kind }) => kind !== 'supported').length;
    return generation(streamId, `had “${itsTitle}” reviewed: ${counted(doubted, 'claim')} in doubt`);
  },
  GenerationFinished: ({ streamId, data: { title, call } }) =>
    generation(streamId, `had “${itsTitle}” finished${byModel(call)}`, title),
  GenerationOffered: ({ streamId, data: { title } }) =>
    generation(streamId, `received “${title}” as a draft`, title),
  GenerationStepFailed: ({ streamId, data: { step, reason } }) =>
    generation(streamId, `could not ${step === 'draft' ? 'write' : step} an article: ${reason}`),
  GenerationRetried: ({ streamId }) => generation(streamId, 'tried again to write an article'),
  GenerationCancelled: ({ streamId }) => generation(streamId, 'cancelled the writing of an article'),
};

/** Names the model, since the words are the model’s, no matter who asked for them. */
function byModel(call: ModelCall | null): string {
  return call ? ` by ${call.model}` : '';
}

export const weeklyLimitSentences: Descriptions<WeeklyQuotaEvent> = {
  WeeklyPlacesReserved: ({ streamId, data: { places } }) =>
    weeklyLimit(streamId, `reserved ${counted(places, 'article')} of the weekly limit`),
  WeeklyPlaceUsed: ({ streamId }) => weeklyLimit(streamId, 'used 1 article of the weekly limit'),
  WeeklyPlacesReleased: ({ streamId, data: { places } }) =>
    weeklyLimit(streamId, `released ${counted(places, 'article')} of the weekly limit`),
};
