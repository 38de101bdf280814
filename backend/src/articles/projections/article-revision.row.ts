import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { ArticleFindings } from '../domain/article.events.js';

/** A field before and after; of the content only how many words came and went. */
export type RevisionChange =
  | { readonly field: 'title' | 'status'; readonly from: string; readonly to: string }
  | { readonly field: 'content'; readonly wordsAdded: number; readonly wordsRemoved: number };

/**
 * One revision of an article: who did what, and what it set. What it did not set is null and stands as the latest
 * earlier revision that set it has left it.
 */
@Entity('article_revision')
export class ArticleRevisionRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  type: string;

  @Column('timestamptz')
  at: string;

  @Column('json')
  actor: Actor;

  /** A sentence for people. */
  @Column('text')
  summary: string;

  @Column('json')
  changes: readonly RevisionChange[];

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  content: string | null;

  @Column('integer', { nullable: true })
  wordCount: number | null;

  @Column('json', { nullable: true })
  ruleReport: ArticleFindings | null;

  @Column('text', { nullable: true })
  status: 'draft' | 'promoted' | null;
}
