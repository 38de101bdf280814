import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent } from '../../articles/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';

/** What those outside may be told of. */
type PublicationType = 'article.promoted' | 'article.returned' | 'article.deleted';

/** An article was promoted, returned or deleted. */
@Entity('publication_event')
class PublicationEventRow {
  /** The event's. */
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

/** What left the desk, and what came back. */
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
  /** Commit position, as text. */
  readonly position: string;
  readonly type: PublicationType;
  readonly articleId: string;
  readonly at: Date;
  /** Number of the package that was promoted last until then; null before the first promotion. */
  readonly package: number | null;
}

/** Of a `publication_event event`: the publication's `package`. */
export const packageNumber = `(select nullif(count(*), 0)::integer from publication_event earlier
  where earlier.article_id = event.article_id and earlier.type = 'article.promoted'
    and earlier.position <= event.position)`;

/** What left the desk, and what came back, oldest first. */
@Injectable()
export class Publications {
  constructor(private readonly database: DataSource) {}

  /** What comes after a position that was reached; all, when nothing stands there: it is that of another record. */
  async after(reached: string, atMost: number): Promise<Publication[]> {
    return this.database.query<Publication[]>(
      `select id, position, type, article_id "articleId", at, ${packageNumber} package
       from publication_event event
       where position > coalesce((select position from publication_event where position = $1), -1)
       order by position limit $2`,
      [reached, atMost],
    );
  }

  /** What happened last to an article. */
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
