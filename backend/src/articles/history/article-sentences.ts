import { checkName } from '../../../../checks/registry.js';
import { counted } from '../../../../checks/text/counted.js';
import { type Description, type Descriptions, type FieldChange, itsTitle } from '../../audit/contract.js';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import { signedInWith } from '../../platform/event-sourcing/signed-in-with.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { ArticleEvent, ArticleEventOf } from '../domain/article.events.js';
import type { ImportedFrom } from '../domain/import.events.js';

/** An article in a summary; its own history says "the article" instead. */
export const theArticle = `“${itsTitle}”`;

const article = (id: string, title?: string): Description['subject'] => ({ kind: 'article', id, title });

const status = (from: string, to: string): FieldChange => ({ field: 'status', from, to });

const fromArchive = ({ author, publishedAt, site }: ImportedFrom): string =>
  [
    `from the archive of ${site}`,
    author !== null && `by ${author}`,
    publishedAt !== null && publishedAt.slice(0, 4),
  ]
    .filter(Boolean)
    .join(', ');

/** Audit sentences of articles. */
export const articleSentences: Descriptions<ArticleEvent> = {
  ArticleGenerated: ({ streamId, data }) => ({
    subject: article(streamId, data.title),
    summary: `generated ${theArticle} as ${data.personaName} for ${data.categoryName}, ${counted(data.wordCount, 'word')}`,
    changes: [{ field: 'title', from: null, to: data.title }],
  }),
  ArticleImported: ({ streamId, data: { title, wordCount, status, source } }) => ({
    subject: article(streamId, title),
    summary: `imported ${theArticle} ${fromArchive(source)}, ${counted(wordCount, 'word')}`,
    changes: [
      { field: 'title', from: null, to: title },
      { field: 'status', from: null, to: status },
    ],
  }),
  ArticleImportedAgain: ({ streamId, data: { title, content, summary, source } }) => ({
    subject: article(streamId, title?.to),
    summary: `imported ${theArticle} again, as it has changed ${fromArchive(source)}${content ? `: ${inWords(content)}` : ''}`,
    changes: [
      ...titleChange(title),
      ...contentChange(content),
      ...(summary ? [{ field: 'summary', ...summary }] : []),
    ],
  }),
  ArticleEdited: ({ streamId, data: { title, content, proposal, titleFrom } }) => ({
    subject: article(streamId, title?.to),
    summary: `changed ${[title && 'the title', content && 'the text'].filter(Boolean).join(' and ')} of ${theArticle}${proposal ? `, as the model ${proposal.provenance.model} proposed` : ''}${titleFrom ? `, with a title that the model ${titleFrom.provenance.model} proposed at the end of generation ${titleFrom.generationId}` : ''}${content ? `: ${inWords(content)}` : ''}`,
    changes: [...titleChange(title), ...contentChange(content)],
  }),
  ArticleSummaryChanged: ({ streamId, data: { from, to } }) => ({
    subject: article(streamId),
    summary:
      to === null
        ? `removed the summary of ${theArticle}`
        : `${from === null ? 'wrote' : 'changed'} the summary of ${theArticle}`,
    changes: [{ field: 'summary', from, to }],
  }),
  ArticlePromoted: ({ streamId, data, metadata }) => ({
    subject: article(streamId),
    summary: `promoted ${theArticle}${promotionWords(data.package, metadata.strength)}`,
    changes: data.package?.again ? [] : [status(data.from ?? 'draft', 'promoted')],
  }),
  ArticleReturnedToDraft: ({ streamId, data: { from = 'promoted' } }) => ({
    subject: article(streamId),
    summary: `returned ${theArticle} to draft`,
    changes: [status(from, 'draft')],
  }),
  ArticleDeleted: ({ streamId }) => ({
    subject: article(streamId),
    summary: `deleted ${theArticle}`,
  }),
  FindingDismissed: ({ streamId, data: { rule, quote, reason } }) => ({
    subject: article(streamId),
    summary: `dismissed a finding of “${checkName(rule)}” in ${theArticle}${quote && `: “${shortened(quote)}”`}${reason ? ` (${reason})` : ''}`,
  }),
  FindingDismissalWithdrawn: ({ streamId, data: { rule, quote } }) => ({
    subject: article(streamId),
    summary: `reopened a finding of “${checkName(rule)}” in ${theArticle}${quote && `: “${shortened(quote)}”`}`,
  }),
  ArticleOpenedForReview: ({ streamId, data: { revision } }) => ({
    subject: article(streamId),
    summary: `opened revision ${revision} of ${theArticle} for review`,
  }),
  ArticleRestored: ({ streamId, data: { fromRevision, title, content, summary, undeleted } }) => ({
    subject: article(streamId, title.to),
    summary: `restored ${theArticle} ${undeleted ? 'as a draft, with' : 'to'} the text of revision ${fromRevision}`,
    changes: [
      ...titleChange(title),
      ...contentChange(content),
      ...(summary ? [{ field: 'summary', ...summary }] : []),
      ...(undeleted ? [status('deleted', 'draft')] : []),
    ],
  }),
};

type Package = ArticleEventOf<'ArticlePromoted'>['data']['package'];

function promotionWords(promoted: Package, strength: Strength | undefined): string {
  if (!promoted) return '';
  const { number, again, statement, overrides } = promoted;
  const names = [...new Set(overrides.map(({ name }) => `“${name}”`))];
  const reason = overrides[0]?.reason ?? '';
  const signedIn = signedInWith(strength);
  return [
    `${again ? ' again' : ''} as package ${number}`,
    overrides.length > 0 && `, overriding ${new Intl.ListFormat('en').format(names)} (${reason})`,
    signedIn && `, ${signedIn}`,
    statement !== null && `: “${statement}”`,
  ]
    .filter(Boolean)
    .join('');
}

const longestQuote = 100;

function shortened(quote: string): string {
  return quote.length > longestQuote ? `${wholeSlice(quote, 0, longestQuote).trimEnd()}…` : quote;
}

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
  return `${counted(wordsAdded, 'word')} added, ${counted(wordsRemoved, 'word')} removed`;
}
