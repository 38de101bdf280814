import { searchForm } from '../../../../checks/text/search-form.js';
import { dismissalKey } from '../domain/dismissals.js';
import type { ArticleEvent, ArticleEventOf } from '../domain/article.events.js';
import type { CategoryEvent } from '../../editorial/contract.js';
import type { PersonaEvent } from '../../personas/contract.js';
import type { DomainEvent } from '../../platform/event-sourcing/event-catalog.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { type Handlers, projection, type Projection } from '../../platform/projections/projection.js';
import { ArticleRow } from './article.row.js';
import {
  ArticleTotalRow,
  CategoryNameRow,
  DismissedFindingRow,
  nameHandlers,
  PersonaNameRow,
} from './article-list.rows.js';

/** The columns that every event of an article changes. */
function moved({
  id: eventId,
  revision,
  metadata,
}: Recorded<ArticleEvent>): Pick<ArticleRow, 'eventId' | 'revision' | 'updatedAt'> {
  return { eventId, revision: Number(revision), updatedAt: metadata.at };
}

/** The columns that every event with a title or a text changes. */
function written(
  event: Recorded<ArticleEvent>,
): ReturnType<typeof moved> & Pick<ArticleRow, 'textRevision' | 'textEventId'> {
  return { ...moved(event), textRevision: Number(event.revision), textEventId: event.id };
}

const titled = (title: string): Pick<ArticleRow, 'title' | 'search'> => ({
  title,
  search: searchForm(title),
});

const summarized = (
  { revision }: Recorded<ArticleEvent>,
  summary: string | null,
): Pick<ArticleRow, 'summary' | 'summaryRevision'> => ({ summary, summaryRevision: Number(revision) });

/** A new article has not been deleted or edited, and has no images or captions yet. */
const nothingMade = {
  deleted: false,
  edited: false,
  imageCount: 0,
  headerImages: [],
  captionCount: 0,
  socialCaptions: [],
  captionMarks: [],
  captionsMissing: [],
  captionRevisions: [],
  captionsRevision: null,
  captionsAt: null,
  captionsProvider: null,
} as const satisfies Partial<ArticleRow>;

/** The time of publication, or else of the import, so that archived articles sort behind new ones. */
function whenWritten({ data, metadata: { at } }: Recorded<ArticleEventOf<'ArticleImported'>>): string {
  const { publishedAt } = data.source;
  return publishedAt !== null && publishedAt < at ? publishedAt : at;
}

const handlers: Handlers<ArticleEvent> = {
  ArticleGenerated: (event, rows) => {
    const article = event.data;
    rows.insert(ArticleRow, {
      ...written(event),
      id: event.streamId,
      title: article.title,
      search: searchForm(article.title),
      content: article.content,
      personaId: article.personaId,
      persona: article.personaName,
      categoryId: article.categoryId,
      category: article.categoryName,
      authorId: article.authorId,
      wordCount: article.wordCount,
      ruleReport: article.ruleReport,
      provenance: article.provenance,
      importedFrom: null,
      generationId: article.generationId ?? null,
      summary: article.summary ?? null,
      summaryRevision: 0,
      sources: article.sources ?? [],
      batchId: article.batch?.id ?? null,
      batchIndex: article.batch?.index ?? null,
      status: 'draft',
      ...nothingMade,
      createdAt: event.metadata.at,
    });
  },
  ArticleImported: (event, rows) => {
    const article = event.data;
    rows.insert(ArticleRow, {
      ...written(event),
      id: event.streamId,
      title: article.title,
      search: searchForm(article.title),
      content: article.content,
      personaId: article.personaId ?? '',
      persona: article.personaName ?? '',
      categoryId: article.categoryId ?? '',
      category: article.categoryName ?? '',
      authorId: null,
      wordCount: article.wordCount,
      ruleReport: article.ruleReport,
      provenance: null,
      importedFrom: article.source,
      generationId: null,
      summary: article.summary,
      summaryRevision: 0,
      sources: [],
      batchId: null,
      batchIndex: null,
      status: article.status,
      ...nothingMade,
      createdAt: whenWritten(event),
    });
  },
  ArticleImportedAgain: (event, rows) => {
    const { source, title, content, summary, ruleReport } = event.data;
    rows.update(
      ArticleRow,
      { id: event.streamId },
      {
        ...(title || content ? written(event) : moved(event)),
        ...(title && titled(title.to)),
        ...(content && { content: content.to, wordCount: content.wordCount }),
        ...(summary && summarized(event, summary.to)),
        importedFrom: source,
        ruleReport,
      },
    );
  },
  ArticleEdited: (event, rows) => {
    const { title, content, ruleReport } = event.data;
    rows.update(
      ArticleRow,
      { id: event.streamId },
      {
        ...written(event),
        ...(title && titled(title.to)),
        ...(content && { content: content.to, wordCount: content.wordCount }),
        edited: true,
        ruleReport,
      },
    );
  },
  ArticleSummaryChanged: (event, rows) => {
    const changes = { ...moved(event), ...summarized(event, event.data.to) };
    rows.update(ArticleRow, { id: event.streamId }, changes);
  },
  ArticlePromoted: (event, rows) => {
    rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), status: 'promoted' });
  },
  ArticleReturnedToDraft: (event, rows) => {
    rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), status: 'draft' });
  },
  ArticleDeleted: (event, rows) => {
    rows.update(ArticleRow, { id: event.streamId }, { ...moved(event), deleted: true });
  },
  FindingDismissed: (event, rows) => {
    const { rule, quote } = event.data;
    rows.update(ArticleRow, { id: event.streamId }, moved(event));
    rows.insert(DismissedFindingRow, {
      articleId: event.streamId,
      revision: Number(event.revision),
      rule,
      quote,
      key: dismissalKey(rule, quote),
    });
  },
  FindingDismissalWithdrawn: (event, rows) => {
    const { streamId: articleId, data } = event;
    rows.update(ArticleRow, { id: articleId }, moved(event));
    rows.remove(DismissedFindingRow, { articleId, revision: data.dismissedAt });
  },
  ArticleOpenedForReview: (event, rows) => {
    rows.update(ArticleRow, { id: event.streamId }, moved(event));
  },
  ArticleRestored: (event, rows) => {
    const { title, content, summary, ruleReport, undeleted } = event.data;
    rows.update(
      ArticleRow,
      { id: event.streamId },
      {
        ...written(event),
        ...titled(title.to),
        content: content.to,
        wordCount: content.wordCount,
        ruleReport,
        ...(summary && summarized(event, summary.to)),
        ...(undeleted && { status: 'draft', deleted: false }),
      },
    );
  },
};

/**
 * Articles as they are now, one row each, and the names that they are shown with.
 * @param media what the events of header images and captions do to the row of their article
 */
export function articleList<Media extends DomainEvent>(media: Handlers<Media>): Projection {
  return projection<ArticleEvent | PersonaEvent | CategoryEvent | Media>({
    name: 'article-list',
    tables: [ArticleRow, ArticleTotalRow, DismissedFindingRow, PersonaNameRow, CategoryNameRow],
    on: { ...handlers, ...nameHandlers, ...media } as Handlers<
      ArticleEvent | PersonaEvent | CategoryEvent | Media
    >,
  });
}
