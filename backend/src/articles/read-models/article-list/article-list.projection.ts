import { Column, Entity, PrimaryColumn } from 'typeorm';
import { dismissalKey } from '../../domain/dismissals.js';
import type { ArticleEvent, ArticleFindings, ArticleProvenance } from '../../domain/article.events.js';
import type { CitedSource } from '../../article-parts.dto.js';
import type { CategoryEvent } from '../../../editorial/contract.js';
import type { PersonaEvent } from '../../../personas/contract.js';
import type { DomainEvent } from '../../../platform/event-sourcing/event-catalog.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import { type Handlers, projection, type Projection } from '../../../platform/projections/projection.js';
import {
  ArticleTotalRow,
  CategoryNameRow,
  DismissedFindingRow,
  type KeptImage,
  nameHandlers,
  PersonaNameRow,
} from './article-list.rows.js';

/**
 * An article as it is now: what the lists and the article itself show. A deleted one keeps its row, out of every
 * list, since it can be restored. Postgres keeps a further column `search`, the title in lower case.
 */
@Entity('article')
export class ArticleRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('text')
  status: 'draft' | 'promoted';

  @Column('boolean')
  deleted: boolean;

  @Column('text')
  personaId: string;

  /** Its name when the article was written: shown when no event names the persona. The same goes for the category. */
  @Column('text')
  persona: string;

  @Column('text')
  categoryId: string;

  @Column('text')
  category: string;

  @Column('text', { nullable: true })
  authorId: string | null;

  @Column('text', { nullable: true })
  batchId: string | null;

  @Column('integer', { nullable: true })
  batchIndex: number | null;

  @Column('timestamptz')
  createdAt: string;

  @Column('timestamptz')
  updatedAt: string;

  @Column('integer')
  wordCount: number;

  @Column('integer')
  revision: number;

  /** Of the last event; of a record that was restored, the same revision may be another event. */
  @Column('text')
  eventId: string;

  /** The revision that title or text last came with. */
  @Column('integer')
  textRevision: number;

  /** The event of that revision. */
  @Column('text')
  textEventId: string;

  /** A person changed the title or the text. */
  @Column('boolean')
  edited: boolean;

  @Column('json')
  ruleReport: ArticleFindings;

  @Column('json')
  provenance: ArticleProvenance;

  /** Articles of older versions have none. */
  @Column('text', { nullable: true })
  generationId: string | null;

  @Column('text', { nullable: true })
  summary: string | null;

  /** What it cites; null in rows of older versions. */
  @Column('json', { nullable: true })
  sources: readonly CitedSource[] | null;

  @Column('integer')
  imageCount: number;

  @Column('json')
  headerImages: readonly KeptImage[];

  @Column('integer')
  captionCount: number;

  @Column('json')
  socialCaptions: readonly string[];

  /** What may be wrong with them, and why there are not more. */
  @Column('json')
  captionMarks: readonly { readonly caption: number; readonly message: string }[];

  @Column('json')
  captionsMissing: readonly { readonly reason: string }[];

  @Column('json')
  captionRevisions: readonly number[];

  /** The earliest of them; null without any captions. */
  @Column('integer', { nullable: true })
  captionsRevision: number | null;

  @Column('timestamptz', { nullable: true })
  captionsAt: string | null;

  @Column('text', { nullable: true })
  captionsProvider: string | null;
}

/** What every event of an article moves on. */
function moved({
  id: eventId,
  revision,
  metadata,
}: Recorded<ArticleEvent>): Pick<ArticleRow, 'eventId' | 'revision' | 'updatedAt'> {
  return { eventId, revision: Number(revision), updatedAt: metadata.at };
}

/** What an event with a title or a text moves on. */
function written(
  event: Recorded<ArticleEvent>,
): ReturnType<typeof moved> & Pick<ArticleRow, 'textRevision' | 'textEventId'> {
  return { ...moved(event), textRevision: Number(event.revision), textEventId: event.id };
}

const handlers: Handlers<ArticleEvent> = {
  ArticleGenerated: (event, rows) => {
    const article = event.data;
    // Names every field: an object of so many that comes of copying is slow from then on.
    rows.insert(ArticleRow, {
      ...written(event),
      id: event.streamId,
      title: article.title,
      content: article.content,
      personaId: article.personaId,
      persona: article.personaName,
      categoryId: article.categoryId,
      category: article.categoryName,
      authorId: article.authorId,
      wordCount: article.wordCount,
      ruleReport: article.ruleReport,
      provenance: article.provenance,
      generationId: article.generationId ?? null,
      summary: article.summary ?? null,
      sources: article.sources ?? [],
      batchId: article.batch?.id ?? null,
      batchIndex: article.batch?.index ?? null,
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
