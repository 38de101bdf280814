import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitedSource } from './article-parts.dto.js';
import type { RecordedReport, ArticleProvenance } from '../domain/article.events.js';
import type { ArticleStatus } from '../domain/article.commands.js';
import type { ImportedFrom } from '../domain/import.events.js';
import type { KeptImage } from './article-list.rows.js';

/**
 * An article as it is now, for lists and for its own page. A deleted article keeps its row, because it can be restored,
 * but no list shows it.
 */
@Entity('article')
export class ArticleRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  title: string;

  /** The title in its `searchForm`. */
  @Column('text')
  search: string;

  @Column('text')
  content: string;

  @Column('text')
  status: ArticleStatus;

  @Column('boolean')
  deleted: boolean;

  @Column('text')
  personaId: string;

  /**
   * The persona's name when the article was written, shown when no event names the persona; the same goes for the
   * category. Both are empty, like their ids, in an imported article that has none.
   */
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

  /** The id of the last event; in a restored record, another event may have the same revision. */
  @Column('text')
  eventId: string;

  /** The revision that last set the title or the text. */
  @Column('integer')
  textRevision: number;

  /** The id of that revision's event. */
  @Column('text')
  textEventId: string;

  /** Whether a person changed the title or the text. */
  @Column('boolean')
  edited: boolean;

  @Column('json')
  ruleReport: RecordedReport;

  /** The origin of the first text; null for an imported article. */
  @Column('json', { nullable: true })
  provenance: ArticleProvenance | null;

  /** The origin of an imported text; null for an article that was written here. */
  @Column('json', { nullable: true })
  importedFrom: ImportedFrom | null;

  /** The id of the article's generation; null for imported articles and those of older versions. */
  @Column('text', { nullable: true })
  generationId: string | null;

  @Column('text', { nullable: true })
  summary: string | null;

  /** The revision that last set the summary. */
  @Column('integer')
  summaryRevision: number;

  /** The sources that the article was given; null in rows of older versions. */
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

  /** Possible faults of captions; `captionsMissing` says why there are not more captions. */
  @Column('json')
  captionMarks: readonly { readonly caption: number; readonly message: string }[];

  @Column('json')
  captionsMissing: readonly { readonly reason: string }[];

  @Column('json')
  captionRevisions: readonly number[];

  /** The earliest of the caption revisions; null without captions. */
  @Column('integer', { nullable: true })
  captionsRevision: number | null;

  @Column('timestamptz', { nullable: true })
  captionsAt: string | null;

  @Column('text', { nullable: true })
  captionsProvider: string | null;
}
