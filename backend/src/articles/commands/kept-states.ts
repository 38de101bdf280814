import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isShort, KeyedReads } from '../../platform/database/keyed-reads.js';
import { namedQuery } from '../../platform/database/named-query.js';
import type { Folded } from '../../platform/event-sourcing/folded-states.js';
import { manyEvents } from '../../platform/event-sourcing/snapshots.js';
import { newArticle, type Article, type ArticleState } from '../domain/article.js';
import { articleDecider } from '../domain/article.decider.js';
import { writtenAs } from '../article/moved-on.js';

type Known = Pick<Folded<ArticleState>, 'state' | 'revision' | 'snapshot'>;

type Kept = Pick<Folded<ArticleState>, 'state' | 'snapshot' | 'last'>;

interface Row extends Pick<
  Article,
  | 'authorId'
  | 'personaId'
  | 'personaRevision'
  | 'title'
  | 'content'
  | 'summary'
  | 'revision'
  | 'status'
  | 'importedFrom'
> {
  /** The kept state; null for an article that nobody has changed. */
  readonly kept: Omit<Article, 'title' | 'content' | 'summary' | 'revision'> | null;
  /** The revision of the last snapshot of its stream; null if it has none. */
  readonly snapshot: number | null;
}

/**
 * Keeps the states of articles in Postgres, so that the first save after a while need not read the record (see decision
 * 21). Titles, texts and summaries are in the articles' own rows. A kept state names the row's last event, because
 * another event may have the same revision in a restored record. A kept state may be out of date, so only an append may
 * rely on it. Everything in it is in the record, too, so failing to read or write it does no harm.
 */
@Injectable()
export class KeptStates {
  /** States that wait to be written, by the articles' ids. */
  private readonly waiting = new Map<
    string,
    { readonly article: Article; readonly eventId: string; readonly snapshot: number | null }
  >();
  private writing = false;

  constructor(
    private readonly reads: KeyedReads,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Finds a kept state; undefined if it is not of the last event of the article's row, or so long that reading it would
   * delay others. The record is read then.
   */
  async find(id: string): Promise<Known | undefined> {
    try {
      const [row] = await this.reads.query<Row>(
        `select article.author_id "authorId", article.persona_id "personaId", article.title, article.content,
           article.summary, article.revision, article.status, article.imported_from "importedFrom", kept.state kept, kept.snapshot,
           case when kept.state is null then ${writtenAs} end "personaRevision"
         from article
         left join article_state kept
           on kept.article_id = article.id and kept.event_id = article.event_id and kept.version = $2
         where article.id = $1 and (kept.state is not null or article.revision = 0)
           and ${isShort(['article.content', 'kept.state::text'])}`,
        [id, articleDecider.snapshotVersion],
      );
      return row && known(row);
    } catch {
      return undefined;
    }
  }

  /**
   * Returns a page of articles that have changed often since their state was kept, if it ever was, as `Following` asks
   * for them.
   */
  farBehind(ids: readonly string[] | null, after: string): Promise<{ readonly id: string }[]> {
    return this.dataSource.query<{ readonly id: string }[]>(
      `select article.id from article
       left join article_state kept on kept.article_id = article.id and kept.version = $1
       where not article.deleted and article.id > $2 and article.revision >= coalesce(kept.revision, 0) + $3
         and ($4::text[] is null or article.id = any($4))
       order by article.id limit 20`,
      [articleDecider.snapshotVersion, after, manyEvents, ids],
    );
  }

  keep(id: string, { state: article, snapshot, last }: Kept): void {
    if (!article || !last) return;
    const kept = snapshot === undefined ? null : Number(snapshot);
    this.waiting.set(id, { article, eventId: last.id, snapshot: kept });
    if (!this.writing) void this.write();
  }

  /** Writes one statement at a time, each with all states that came during the previous one. */
  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.size > 0) {
      const articles = [...this.waiting].map(([id, { article, eventId, snapshot }]) => {
        const { title: _title, content: _content, summary: _summary, revision, ...state } = article;
        return { id, event_id: eventId, revision, snapshot, state };
      });
      this.waiting.clear();
      await namedQuery(
        this.dataSource,
        `insert into article_state (article_id, version, event_id, revision, snapshot, state)
         select id, $1, event_id, revision, snapshot, state
         from json_to_recordset($2) kept (id text, event_id text, revision integer, snapshot integer, state json)
         on conflict (article_id) do update set version = excluded.version, event_id = excluded.event_id,
           revision = excluded.revision, snapshot = excluded.snapshot, state = excluded.state`,
        [articleDecider.snapshotVersion, JSON.stringify(articles)],
      ).catch(() => undefined);
    }
    this.writing = false;
  }
}

function known({ kept, snapshot, personaRevision, ...row }: Row): Known {
  return {
    state: kept ? { ...row, ...kept } : newArticle({ ...row, personaRevision }),
    revision: BigInt(row.revision),
    snapshot: snapshot === null ? undefined : BigInt(snapshot),
  };
}
