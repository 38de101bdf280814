import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategoryEvent } from '../../../editorial/contract.js';
import type { PersonaEvent } from '../../../personas/contract.js';
import type { DomainEvent } from '../../../platform/event-sourcing/event-catalog.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import { type Handlers, projection, type Projection } from '../../../platform/projections/projection.js';
import type { ArticleEvent } from '../../domain/article.events.js';
import { ArticleRow } from './article.row.js';
import { ArticleTotalRow } from './article-total.row.js';
import { DismissedFindingRow } from './dismissed-finding.row.js';

/** The name that a persona has; of one that is deleted, the last. */
@Entity('persona_name')
class PersonaNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;
}

/** The name that a category has; of one that is gone, the last. */
@Entity('category_name')
class CategoryNameRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;
}

/** What every event of an article moves on. */
function moved({ revision, metadata }: Recorded<ArticleEvent>): Pick<ArticleRow, 'revision' | 'updatedAt'> {
  return { revision: Number(revision), updatedAt: metadata.at };
}

/** What an event with a title or a text moves on. */
function written(event: Recorded<ArticleEvent>): Pick<ArticleRow, 'revision' | 'updatedAt' | 'textRevision'> {
  return { ...moved(event), textRevision: Number(event.revision) };
}

type Sources = ArticleEvent | PersonaEvent | CategoryEvent;

const handlers: Handlers<Sources> = {
  ArticleGenerated: (event, rows) => {
    const { personaName, categoryName, batch, ideaId: _, ...article } = event.data;
    rows.insert(ArticleRow, {
      ...article,
      ...written(event),
      id: event.streamId,
      persona: personaName,
      category: categoryName,
      generationId: article.generationId ?? null,
      summary: article.summary ?? null,
      sources: article.sources ?? [],
      batchId: batch?.id ?? null,
      batchIndex: batch?.index ?? null,
      status: 'draft',
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
      createdAt: event.metadata.at,
    });
  },
  ArticleEdited: (event, rows) => {
    const { title, content, ruleReport } = event.data;
    rows.update(
      ArticleRow,
      { id: event.streamId },
      {
        ...written(event),
        ...(title && { title: title.to }),
        ...(content && { content: content.to, wordCount: content.wordCount }),
        edited: true,
        ruleReport,
      },
    );
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
    });
  },
  ArticleOpenedForReview: (event, rows) => {
    rows.update(ArticleRow, { id: event.streamId }, moved(event));
  },
  ArticleRestored: (event, rows) => {
    const { title, content, ruleReport, undeleted } = event.data;
    rows.update(
      ArticleRow,
      { id: event.streamId },
      {
        ...written(event),
        title: title.to,
        content: content.to,
        wordCount: content.wordCount,
        ruleReport,
        edited: true,
        ...(undeleted && { status: 'draft', deleted: false }),
      },
    );
  },
  PersonaCreated: ({ streamId: id, data: { name } }, rows) => {
    // One that was deleted may come back.
    rows.remove(PersonaNameRow, { id });
    rows.insert(PersonaNameRow, { id, name });
  },
  PersonaChanged: ({ streamId: id, data: { name } }, rows) => {
    if (name) rows.update(PersonaNameRow, { id }, { name: name.to });
  },
  CategoryAdded: ({ data: { id, name } }, rows) => {
    // One that is gone may come back.
    rows.remove(CategoryNameRow, { id });
    rows.insert(CategoryNameRow, { id, name });
  },
  CategoryChanged: ({ data: { id, name } }, rows) => {
    if (name) rows.update(CategoryNameRow, { id }, { name: name.to });
  },
};

/**
 * Articles as they are now, one row each, and the names that they are shown with.
 * @param media what the events of header images and captions do to the row of their article
 */
export function articleList<Media extends DomainEvent>(media: Handlers<Media>): Projection {
  return projection<Sources | Media>({
    name: 'article-list',
    tables: [ArticleRow, ArticleTotalRow, DismissedFindingRow, PersonaNameRow, CategoryNameRow],
    on: { ...handlers, ...media } as Handlers<Sources | Media>,
  });
}
