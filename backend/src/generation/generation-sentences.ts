import { type Descriptions, itsTitle } from '../audit/contract.js';
import type { BatchEvent } from './domain/batch.events.js';
import type { WeeklyQuotaEvent } from './domain/weekly-quota.events.js';

/** Audit sentences of batches. */
export const batchSentences: Descriptions<BatchEvent> = {
  BatchRequested: ({ streamId, data: { articles } }) => ({
    subject: { kind: 'batch', id: streamId, title: `a batch of ${articles.length}` },
    summary: `requested ${itsTitle} articles`,
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
