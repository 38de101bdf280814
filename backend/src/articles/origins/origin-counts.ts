import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ReplicaChannel } from '../../platform/replicas/replica-channel.js';
import { ArticleFollower } from '../following/article-follower.js';
import { ArticleOrigins } from './article-origins.js';

/** The topic under which pages hear of an article's counts, which have no stream. */
const topicOf = (id: string) => ({ stream: `origins-${id}` });

interface Uncounted {
  readonly id: string;
  readonly revision: number;
}

/** Keeps count of whose words the articles are made of. */
@Injectable()
export class OriginCounts implements OnApplicationBootstrap {
  private readonly logger = new Logger('Origins');

  constructor(
    private readonly dataSource: DataSource,
    private readonly origins: ArticleOrigins,
    private readonly follower: ArticleFollower,
    private readonly feed: ChangeFeed,
    private readonly replicas: ReplicaChannel,
  ) {
    replicas.heard<string[]>('origins').subscribe((ids) => feed.publish(ids.map(topicOf)));
  }

  onApplicationBootstrap(): void {
    this.follower.follow<Uncounted>('origins of articles', {
      outdated: (ids, after) => this.uncounted(ids, after),
      make: (article) => this.count(article),
      made: (articles) => this.tell(articles.map(({ id }) => id)),
    });
  }

  private uncounted(ids: readonly string[] | null, after: string): Promise<Uncounted[]> {
    return this.dataSource.query<Uncounted[]>(
      `select article.id, article.text_revision revision
       from article left join article_origins counted on counted.article_id = article.id
       where not article.deleted
         and (counted.event_id is distinct from article.text_event_id or counted.totals is null)
         and ($1::text[] is null or article.id = any($1)) and article.id > $2
       order by article.id limit 20`,
      [ids, after],
    );
  }

  /** Counts batch by batch, so that long histories hold up no others. */
  private async count({ id, revision }: Uncounted): Promise<number | void> {
    try {
      if (!(await this.origins.follow(id, revision))) return 0;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'origins-not-in-time') throw error;
      this.logger.warn(`Article ${id}, revision ${revision}: ${error.message}`);
      return 1_000 * (error.details.retryAfterSeconds ?? 0);
    }
  }

  private tell(ids: readonly string[]): void {
    this.feed.publish(ids.map(topicOf));
    // This only refreshes pages; if Postgres is away, they are read anew when it is back.
    void this.replicas.tell('origins', ids).catch(() => undefined);
  }
}
