import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent } from '../../articles/contract.js';
import { projection } from '../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';
import { repeatDays } from '../domain/near-repeat.js';

/**
 * The facts that this module needs about an article: its title, which no idea should repeat, and the idea that it
 * carries out.
 */
@Entity('topic_article')
class TopicArticleRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  title: string;

  /** The moment at which the article got this title. */
  @Column('timestamptz')
  titledAt: string;

  @Column('timestamptz')
  createdAt: string;

  @Column('text', { nullable: true })
  ideaId: string | null;

  /** The author, who decides together with the persona who may know of the article. */
  @Column('text', { nullable: true })
  authorId: string | null;

  @Column('text')
  personaId: string;

  @Column('boolean')
  deleted: boolean;
}

/** The titles of articles, and the idea that each carries out. */
export const topicArticles = projection<ArticleEvent>({
  name: 'topic-articles',
  tables: [TopicArticleRow],
  on: {
    ArticleGenerated: ({ streamId, data, metadata }, rows) => {
      const { title, ideaId, authorId, personaId } = data;
      const times = { titledAt: metadata.at, createdAt: metadata.at };
      rows.insert(TopicArticleRow, {
        id: streamId,
        title,
        ideaId,
        authorId,
        personaId,
        ...times,
        deleted: false,
      });
    },
    ArticleEdited: ({ streamId, data: { title }, metadata }, rows) => {
      if (title) rows.update(TopicArticleRow, { id: streamId }, { title: title.to, titledAt: metadata.at });
    },
    ArticleDeleted: ({ streamId }, rows) => {
      rows.update(TopicArticleRow, { id: streamId }, { deleted: true });
    },
    ArticleRestored: ({ streamId, data: { title, undeleted }, metadata }, rows) => {
      const renamed = title.from !== title.to && { title: title.to, titledAt: metadata.at };
      if (!renamed && !undeleted) return;
      rows.update(TopicArticleRow, { id: streamId }, { ...renamed, ...(undeleted && { deleted: false }) });
    },
  },
});

/** Reads the titles of articles, which no idea may repeat. */
@Injectable()
export class ArticleTitles {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the titles of the last 90 days, including those of deleted articles, newest first. */
  async recent(now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - repeatDays * 86_400_000);
    const rows = await this.dataSource.query<{ title: string }[]>(
      'select title from topic_article where titled_at >= $1 order by titled_at desc',
      [since.toISOString()],
    );
    return rows.map(({ title }) => title);
  }
}
