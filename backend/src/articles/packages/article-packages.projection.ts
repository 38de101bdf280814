import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { DomainEvent } from '../../platform/event-sourcing/event-catalog.js';
import { type Handlers, projection, type Projection } from '../../platform/projections/projection.js';
import type { ArticleEvent, PromotionPackage } from '../domain/article.events.js';
import type { KeptImage } from '../article/article-list.rows.js';

/** A promotion of an article. Its number is its place among the article's promotions. */
@Entity('article_package')
class ArticlePackageRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  at: string;

  @Column('json')
  by: Actor;

  /** Everything that the promotion froze; null for promotions from before anything was frozen. */
  @Column('json', { nullable: true })
  frozen: PromotionPackage | null;
}

/** A person's opening of an article for review. */
@Entity('article_review')
class ArticleReviewRow {
  @PrimaryColumn('text')
  articleId: string;

  /** The revision of the event. */
  @PrimaryColumn('integer')
  revision: number;

  /** The revision that was shown. */
  @Column('integer')
  opened: number;

  @Column('timestamptz')
  at: string;

  @Column('json')
  by: Actor;
}

/** Header images or captions that an article had together. */
@Entity('article_made_set')
export class MadeSetRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('text')
  kind: 'images' | 'captions';

  /** The revision of the stream of header images or captions. */
  @PrimaryColumn('integer')
  revision: number;

  /** The revision of the article that it was made from. */
  @Column('integer')
  articleRevision: number;

  @Column('json')
  made: readonly Omit<KeptImage, 'articleRevision'>[] | readonly string[];
}

/** The words of a caption that a person has approved. */
@Entity('article_caption_approval')
export class CaptionApprovalRow {
  @PrimaryColumn('text')
  articleId: string;

  /** The revision of the stream of captions. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  words: string;

  @Column('timestamptz')
  at: string;

  @Column('json')
  by: Actor;
}

/** Repairs older messages, which may quote half a character. Postgres reads nothing in a JSON column that has one. */
function readable(frozen: PromotionPackage): PromotionPackage {
  const overrides = frozen.overrides.map((one) => ({ ...one, message: one.message.toWellFormed() }));
  return { ...frozen, overrides };
}

/**
 * The packages of articles, who opened them for review, and what was made of them.
 * @param media what the events of header images and captions add
 */
export function articlePackages<Media extends DomainEvent>(media: Handlers<Media>): Projection {
  const handlers: Handlers<ArticleEvent> = {
    ArticlePromoted: ({ streamId, revision, metadata: { at, actor }, data }, rows) =>
      rows.insert(ArticlePackageRow, {
        articleId: streamId,
        revision: Number(revision),
        at,
        by: actor,
        frozen: data.package ? readable(data.package) : null,
      }),
    ArticleOpenedForReview: ({ streamId, revision, metadata: { at, actor }, data }, rows) =>
      rows.insert(ArticleReviewRow, {
        articleId: streamId,
        revision: Number(revision),
        opened: data.revision,
        at,
        by: actor,
      }),
  };
  return projection<ArticleEvent | Media>({
    name: 'article-packages',
    tables: [ArticlePackageRow, ArticleReviewRow, MadeSetRow, CaptionApprovalRow],
    on: { ...handlers, ...media } as Handlers<ArticleEvent | Media>,
  });
}
