import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many articles there are of a kind, without those that are deleted; Postgres counts them as rows change. */
@Entity('article_total')
export class ArticleTotalRow {
  @PrimaryColumn('text')
  personaId: string;

  @PrimaryColumn('text')
  categoryId: string;

  @PrimaryColumn('text')
  authorId: string | null;

  @PrimaryColumn('text')
  status: string;

  @Column('integer')
  articles: number;
}
