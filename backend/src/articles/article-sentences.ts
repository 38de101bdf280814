import { itsTitle, type Description, type Descriptions, type FieldChange } from '../audit/contract.js';
import type { ArticleEvent, ArticleEventOf } from './domain/article.events.js';
import type { BatchEvent } from './domain/batch.events.js';
import type { WeeklyLimitEvent } from './domain/weekly-limit.events.js';

/** An article in a summary; its own history says "the article" instead. */
export const theArticle = `“${itsTitle}”`;

const article = (id: string, title?: string): Description['subject'] => ({ kind: 'article', id, title });

const status = (from: string, to: string): FieldChange => ({ field: 'status', from, to });

/** Audit sentences of articles. */
export const articleSentences: Descriptions<ArticleEvent> = {
  ArticleGenerated: ({ streamId, data }) => ({
    subject: article(streamId, data.title),
    summary: `generated ${theArticle} as ${data.personaName} for ${data.categoryName}, ${counted(data.wordCount)}`,
    changes: [{ field: 'title', from: null, to: data.title }],
  }),
  ArticleEdited: ({ streamId, data: { title, content } }) => ({
    subject: article(streamId, title?.to),
    summary: `changed ${[title && 'the title', content && 'the text'].filter(Boolean).join(' and ')} of ${theArticle}${content ? `: ${inWords(content)}` : ''}`,
    changes: [...titleChange(title), ...contentChange(content)],
  }),
  ArticlePromoted: ({ streamId }) => ({
    subject: article(streamId),
    summary: `promoted ${theArticle}`,
    changes: [status('draft', 'promoted')],
  }),
  ArticleReturnedToDraft: ({ streamId }) => ({
    subject: article(streamId),
    summary: `returned ${theArticle} to draft`,
    changes: [status('promoted', 'draft')],
  }),
  ArticleDeleted: ({ streamId }) => ({
    subject: article(streamId),
    summary: `deleted ${theArticle}`,
  }),
  ArticleRestored: ({ streamId, data: { fromRevision, title, content, undeleted } }) => ({
    subject: article(streamId, title.to),
    summary: `restored ${theArticle} ${undeleted ? 'as a draft, with' : 'to'} the text of revision ${fromRevision}`,
    changes: [
      ...titleChange(title),
      ...contentChange(content),
      ...(undeleted ? [status('deleted', 'draft')] : []),
    ],
  }),
};

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
export const weeklyLimitSentences: Descriptions<WeeklyLimitEvent> = {
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

type Content = NonNullable<ArticleEventOf<'ArticleEdited'>['data']['content']>;
type Title = ArticleEventOf<'ArticleEdited'>['data']['title'];

function titleChange(title: Title): FieldChange[] {
  return title && title.from !== title.to ? [{ field: 'title', ...title }] : [];
}

/** The words themselves are in the article's revisions. */
function contentChange(content: Content | undefined): FieldChange[] {
  return content ? [{ field: 'content', from: null, to: inWords(content) }] : [];
}

function inWords({ wordsAdded, wordsRemoved }: Content): string {
  return `${counted(wordsAdded)} added, ${counted(wordsRemoved)} removed`;
}

function counted(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}

function placesInWords(places: number): string {
  return `${places} ${places === 1 ? 'article' : 'articles'}`;
}
