import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleProvenance, ArticleFindings } from '../../domain/article.events.js';

/** A header image with the revision of the article that it was made from. */
export interface KeptImage {
  readonly id: string;
  readonly type: 'search' | 'ai';
  readonly title: string;
  readonly source: string;
  readonly creator: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly sourcePage: string | null;
  readonly articleRevision: number;
}

/** A source of an article. Its text stands in the generation. */
export interface CitedSource {
  readonly id: string;
  readonly url: string | null;
  readonly title: string;
  readonly hash: string;
}

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

  /** The one that title or text last came with. */
  @Column('integer')
  textRevision: number;

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
