import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { repeatDays } from '../domain/near-repeat.js';

/** Titles of articles that no idea repeats. */
@Injectable()
export class ArticleTitles {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the last 90 days, of deleted articles too, newest first. */
  async recent(now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - repeatDays * 86_400_000);
    const rows = await this.dataSource.query<{ title: string }[]>(
      'select title from topic_article where titled_at >= $1 order by titled_at desc',
      [since.toISOString()],
    );
    return rows.map(({ title }) => title);
  }
}
