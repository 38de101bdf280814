import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent } from '../../articles/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';

/** The types of events that are told outside the desk. */
type PublicationType = 'article.promoted' | 'article.returned' | 'article.deleted';

/** A promotion, return or deletion of an article. */
@Entity('publication_event')
class PublicationEventRow {
  /** The id of the event. */
  @PrimaryColumn('text')
  id: string;

  @Column('bigint')
  position: string;

  @Column('text')
  type: PublicationType;

  @Column('text')
  articleId: string;

  @Column('integer')
  revision: number;

  @Column('timestamptz')
  at: string;
}

const of =
  (type: PublicationType) =>
  ({ id, position, streamId, revision, metadata: { at } }: Recorded, rows: Rows): void =>
    rows.insert(PublicationEventRow, {
      id,
      position: String(position),
      type,
      articleId: streamId,
      revision: Number(revision),
      at,
    });

/** The promotions, returns and deletions of articles. */
export const publications = projection<ArticleEvent>({
  name: 'publications',
  tables: [PublicationEventRow],
  on: {
    ArticlePromoted: of('article.promoted'),
    ArticleReturnedToDraft: of('article.returned'),
    ArticleDeleted: of('article.deleted'),
  },
});

export interface Publication {
  readonly id: string;
  /** The commit position, as text. */
  readonly position: string;
  readonly type: PublicationType;
  readonly articleId: string;
  readonly at: Date;
  /** The number of the latest package at that time; null before the first promotion. */
  readonly package: number | null;
}

/** SQL for the `package` of a publication, in a statement that calls it `publication_event event`. */
export const packageNumber = `(select nullif(count(*), 0)::integer from publication_event earlier
  where earlier.article_id = event.article_id and earlier.type = 'article.promoted'
    and earlier.position <= event.position)`;

/** The promotions, returns and deletions of articles, oldest first. */
@Injectable()
export class Publications {
  constructor(private readonly database: DataSource) {}

  /**
   * The publications after a position that was reached. If there is none at that position, it belongs to another
   * record, and all are returned.
   */
  async after(reached: string, atMost: number): Promise<Publication[]> {
    return this.database.query<Publication[]>(
      `select id, position, type, article_id "articleId", at, ${packageNumber} package
       from publication_event event
       where position > coalesce((select position from publication_event where position = $1), -1)
       order by position limit $2`,
      [reached, atMost],
    );
  }

  /** The last publication of an article. */
  async last(articleId: string): Promise<Publication | undefined> {
    const [last] = await this.database.query<Publication[]>(
      `select id, position, type, article_id "articleId", at, ${packageNumber} package
       from publication_event event where article_id = $1 order by position desc limit 1`,
      [articleId],
    );
    return last;
  }

  /** Whether an article is promoted now. */
  async isOut(articleId: string): Promise<boolean> {
    return (await this.last(articleId))?.type === 'article.promoted';
  }
}
