import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { GivesWay } from '../../platform/kernel/gives-way.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ReplicaChannel } from '../../platform/replicas/replica-channel.js';
import { articleEvents } from '../domain/article.events.js';
import { ArticleOrigins } from './article-origins.js';
import type { Origins } from './origins.js';

/** What pages hear of an article; the counts have no streams. */
const topicOf = (id: string) => ({ stream: `origins-${id}` });

const everyMs = 500;
const atOnce = 20;

/** What is lost in a crash is counted again: the disk is left to the events. */
const withoutTheDisk = `(select set_config('synchronous_commit', 'off', true)) unawaited`;

interface Uncounted {
  readonly id: string;
  readonly revision: number;
  readonly content: string;
}

/**
 * Counts whose words the articles are made of, after the event, so that no save waits for it, on the leader only, and
 * one article after the other: those that change, and at first and after a rebuild all that are not counted yet. The
 * counts can be made again from events, and may be deleted at any time.
 */
@Injectable()
export class OriginCounts implements OnApplicationBootstrap {
  private readonly logger = new Logger('Origins');
  private readonly givesWay = new GivesWay();

  constructor(
    private readonly dataSource: DataSource,
    private readonly origins: ArticleOrigins,
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly replicas: ReplicaChannel,
  ) {
    replicas.heard<string[]>('origins').subscribe((ids) => feed.publish(ids.map(topicOf)));
  }

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('origins of articles', (term) => this.follow(term));
  }

  private async follow(term: AbortSignal): Promise<void> {
    const prefix = `${articleEvents.streamPrefix}-`;
    const changed = new Set<string>();
    let isAll = true;
    const changes = this.feed.changed.subscribe((stream) => {
      if (stream.startsWith(prefix)) changed.add(stream.slice(prefix.length));
    });
    changes.add(this.feed.missed.subscribe(() => (isAll = true)));
    try {
      while (!term.aborted) {
        if (isAll) {
          isAll = false;
          await this.countAll(term);
        }
        const ids = [...changed];
        changed.clear();
        for (let at = 0; at < ids.length && !term.aborted; at += atOnce) {
          await this.count(await this.uncounted(ids.slice(at, at + atOnce), ''), term);
        }
        await pause(everyMs, undefined, { signal: term }).catch(() => undefined);
      }
    } finally {
      changes.unsubscribe();
    }
  }

  private async countAll(term: AbortSignal): Promise<void> {
    let last = '';
    while (!term.aborted) {
      const articles = await this.uncounted(null, last);
      const next = articles.at(-1)?.id;
      if (next === undefined) return;
      await this.count(articles, term);
      last = next;
    }
  }

  /** @param ids those to look at; null for all, in the order of their ids, from the one behind `after` on */
  private uncounted(ids: readonly string[] | null, after: string): Promise<Uncounted[]> {
    return this.dataSource.query<Uncounted[]>(
      `select article.id, article.text_revision revision, article.content
       from article left join article_origins counted on counted.article_id = article.id
       where not article.deleted and counted.revision is distinct from article.text_revision
         and ($1::text[] is null or article.id = any($1)) and article.id > $2
       order by article.id limit ${atOnce}`,
      [ids, after],
    );
  }

  private async count(articles: readonly Uncounted[], term: AbortSignal): Promise<void> {
    for (const { id, revision, content } of articles) {
      await this.givesWay.turn(term);
      if (term.aborted) return;
      const totals = await this.totals(id, revision, content);
      await this.dataSource.query(
        `insert into article_origins (article_id, revision, untouched, totals)
         select $1, $2::integer, $3::boolean, $4::json from ${withoutTheDisk}
         on conflict (article_id) do update
           set revision = excluded.revision, untouched = excluded.untouched, totals = excluded.totals`,
        [id, revision, totals !== null && totals.untouchedBlocks === totals.blocks, totals],
      );
    }
    if (articles.length > 0) this.tell(articles.map(({ id }) => id));
  }

  /** Null when it takes too long. */
  private async totals(id: string, revision: number, content: string): Promise<Origins['totals'] | null> {
    try {
      return (await this.origins.at(id, revision, content)).totals;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`Article ${id}, revision ${revision}: ${error.message}`);
      return null;
    }
  }

  private tell(ids: readonly string[]): void {
    this.feed.publish(ids.map(topicOf));
    // Told for the eye only: with Postgres away the page is read anew when it is back.
    void this.replicas.tell('origins', ids).catch(() => undefined);
  }
}
