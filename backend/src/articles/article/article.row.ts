import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitedSource } from './article-parts.dto.js';
import type { RecordedReport, ArticleProvenance } from '../domain/article.events.js';
import type { ArticleStatus } from '../domain/article.commands.js';
import type { ImportedFrom } from '../domain/import.events.js';
import type { KeptImage } from './article-list.rows.js';

/**
 * An article as it is now: what the lists and the article itself show. A deleted one keeps its row, out of every
 * list, since it can be restored.
 */
@Entity('article')
export class ArticleRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  title: string;

  /** The title as of `searchForm`. */
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
   * Its name when the article was written: shown when no event names the persona. The same goes for the category. Both are
   * empty, as their ids are, in an imported article that has none.
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
  ruleReport: RecordedReport;

  /** Null for what was imported. */
  @Column('json', { nullable: true })
  provenance: ArticleProvenance | null;

  /** Null for what began here. */
  @Column('json', { nullable: true })
  importedFrom: ImportedFrom | null;

  /** Articles of older versions have none. */
  @Column('text', { nullable: true })
  generationId: string | null;

  @Column('text', { nullable: true })
  summary: string | null;

  /** The revision that the summary last came with. */
  @Column('integer')
  summaryRevision: number;

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
