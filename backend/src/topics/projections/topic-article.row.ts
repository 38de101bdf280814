import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What topics know of an article: a title that is not to be repeated, and the idea that it carries out. */
@Entity('topic_article')
export class TopicArticleRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  title: string;

  /** When it got this title. */
  @Column('timestamptz')
  titledAt: string;

  @Column('timestamptz')
  createdAt: string;

  @Column('text', { nullable: true })
  ideaId: string | null;

  /** These two decide who may know of it. */
  @Column('text', { nullable: true })
  authorId: string | null;

  @Column('text')
  personaId: string;

  @Column('boolean')
  deleted: boolean;
}
