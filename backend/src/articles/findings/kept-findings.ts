import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Finding } from '../../../../checks/registry.js';
import { bytesOf } from '../../platform/database/int32-bytes.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { namedQuery } from '../../platform/database/named-query.js';
import type { Reader } from '../domain/reader.js';
import type { ArticleColumns } from '../article/article-answers.js';
import {
  beforeOwn,
  compared,
  earlierArticles,
  mostEarlier,
  textNameOf,
  samplesOf,
  type ComparedArticles,
} from '../checking/compared-articles.js';
import { dismissalKeysOf } from '../checking/dismissed-findings.js';

/** The facts about an article's findings that are known before anything is checked. */
export interface Known extends ComparedArticles {
  /** The key that the findings were kept under; null if none are. */
  readonly key: string | null;
  readonly findings: string | null;
  /** The key of findings that depend on other articles; `comparedWith` names those articles, as `othersOf` does. */
  readonly comparedKey: string | null;
  readonly comparedWith: string | null;
  readonly comparedFindings: string | null;
  /** The keys of the guesses that were dismissed. */
  readonly dismissals: readonly string[];
  /** Whether it is known what the article was written from. */
  readonly hasSources: boolean;
}

/** The columns of an article that are checked, and the revision of the rules to check them by. */
export type CheckedColumns = Pick<
  ArticleColumns,
  'id' | 'revision' | 'title' | 'content' | 'personaId' | 'socialCaptions' | 'textEventId'
> & { readonly ruleReport: Pick<ArticleColumns['ruleReport'], 'rulesRevision'> };

/** An article before it is changed. */
export interface KnownArticle
  extends Known, Pick<CheckedColumns, 'revision' | 'personaId' | 'socialCaptions' | 'title'> {
  /** The text; null unless it was asked for. */
  readonly content: string | null;
}

/** The findings of checks that need no other article, and the runs of words that the text is compared by. */
interface OwnFindings {
  readonly findings: readonly Finding[];
  readonly runs?: Int32Array | undefined;
}

/** An article that is compared with one that changed, and the kept result of that comparison. */
export interface FollowingArticle {
  readonly id: string;
  /** The event of the text that was compared; null if nothing is kept. */
  readonly textEventId: string | null;
  /** The runs of the text in base64, as Int32 in the byte order of this machine; null if none are kept. */
  readonly runs: string | null;
  readonly findings: string | null;
}

/** An article that changed, and later ones that have not been compared with its present text. */
export interface ChangedArticle {
  readonly id: string;
  readonly textEventId: string;
  readonly content: string;
  readonly following: readonly FollowingArticle[];
}

/** The names of all articles that one is compared with. */
export const othersOf = ({ earlier, samples }: ComparedArticles): string => `${earlier}|${samples}`;

/**
 * SQL for the columns with the articles that `article` is compared with.
 * @param values the values of the statement, to which those of the reader are added
 */
const comparedColumns = (reader: Reader, values: unknown[]): string =>
  `${compared(earlierArticles(reader, values, beforeOwn))} earlier,
   ${compared(samplesOf('article.persona_id', 'article.id'))} samples`;

/**
 * SQL for the columns of `Known` in a statement that selects from `article`, and the joins that they need. `long` are
 * those that grow with the text.
 * @param values the values of the statement, to which those of the reader are added
 */
export function knownColumns(
  reader: Reader,
  values: unknown[],
): { columns: string; joins: string; long: string[] } {
  const role = `$${values.push(reader.role)}`;
  return {
    columns: `kept.key, kept.findings, kept_comparison.key "comparedKey", kept_comparison.others "comparedWith",
      kept_comparison.findings "comparedFindings",
      array(${dismissalKeysOf('article.id')}) dismissals,
      article.generation_id is not null "hasSources",
      ${comparedColumns(reader, values)}`,
    joins: `left join kept_findings kept on kept.article_id = article.id
      left join kept_comparison on kept_comparison.article_id = article.id and kept_comparison.role = ${role}`,
    long: ['kept.findings', 'kept_comparison.findings'],
  };
}

/**
 * Keeps findings of articles in Postgres. All of them follow from the record, and readers compare the key, so rows that
 * cannot be written do no harm.
 */
@Injectable()
export class KeptFindings {
  constructor(
    private readonly reads: KeyedReads,
    private readonly dataSource: DataSource,
  ) {}

  /** Finds the facts about an article's findings; undefined if there is no such article. */
  async find(reader: Reader, articleId: string, withContent = false): Promise<KnownArticle | undefined> {
    const values: unknown[] = [articleId, withContent];
    const { columns, joins, long } = knownColumns(reader, values);
    return this.reads.row<KnownArticle>(
      `select ${columns}, article.persona_id "personaId", article.social_captions "socialCaptions", article.title,
         article.revision, case when $2 then article.content end "content"
       from article ${joins} where article.id = $1`,
      ['article.content', ...long],
      values,
    );
  }

  /**
   * Returns articles whose findings are missing or out of date, as `Following` asks for them. Articles that are
   * published elsewhere are checked only when somebody opens them, because an archive of thousands would delay the
   * others.
   * @param version the beginning of a current key
   */
  outdated(
    reader: Reader,
    ids: readonly string[] | null,
    after: string,
    version: string,
  ): Promise<(CheckedColumns & Known)[]> {
    const values: unknown[] = [after, version];
    const { columns, joins } = knownColumns(reader, values);
    const others = `"comparedWith" is distinct from earlier || '|' || samples`;
    return this.dataSource.query<(CheckedColumns & Known)[]>(
      `select * from (
         select article.id, article.revision, article.title, article.content, article.persona_id "personaId",
           article.social_captions "socialCaptions", article.text_event_id "textEventId",
           article.rule_report "ruleReport", kept.text_event_id "keptEventId",
           kept_comparison.text_event_id "comparedEventId", ${columns}
         from article ${joins}
         where not article.deleted and article.status <> 'elsewhere' and article.id > $1
           ${ids ? `and article.id = any($${values.push(ids)}::text[])` : ''}
       ) known
       where "keptEventId" is distinct from "textEventId" or "comparedEventId" is distinct from "textEventId"
         or not starts_with(key, $2) ${ids ? `or ${others}` : ''}
       order by id limit 20`,
      values,
    );
  }

  /** Returns changed articles with later ones that are compared with them, as `Following` asks for them. */
  changed(reader: Reader, ids: readonly string[], after: string): Promise<ChangedArticle[]> {
    return this.dataSource.query<ChangedArticle[]>(
      `select changed.id, changed.text_event_id "textEventId", changed.content, json_agg(json_build_object(
           'id', later.id, 'textEventId', comparison.text_event_id, 'runs', encode(kept.runs, 'base64'),
           'findings', comparison.findings)) following
       from article changed, lateral (
         select next.id, next.text_event_id from article next
         where not next.deleted and (next.created_at, next.id) > (changed.created_at, changed.id)
         order by next.created_at, next.id limit ${mostEarlier}) later
       left join kept_findings kept on kept.article_id = later.id and kept.text_event_id = later.text_event_id
       left join kept_comparison comparison on comparison.article_id = later.id and comparison.role = $1
         and comparison.text_event_id = later.text_event_id
       where not changed.deleted and changed.id = any($2) and changed.id > $3
         and position(changed.id || ' ' || changed.text_event_id in coalesce(comparison.others, '')) = 0
       group by changed.id order by changed.id limit 5`,
      [reader.role, ids, after],
    );
  }

  /** Notes that the findings of these articles also hold for the present text of another one. */
  async hold(
    reader: Reader,
    other: Pick<ChangedArticle, 'id' | 'textEventId'>,
    articles: readonly Pick<FollowingArticle, 'id' | 'textEventId'>[],
  ): Promise<void> {
    await namedQuery(
      this.dataSource,
      `update kept_comparison kept set others = regexp_replace(kept.others, $2 || ' [^,|]*', $3)
       from unnest($4::text[], $5::text[]) held(id, event_id)
       where kept.article_id = held.id and kept.role = $1 and kept.text_event_id = held.event_id`,
      [
        reader.role,
        other.id,
        textNameOf(other),
        articles.map(({ id }) => id),
        articles.map(({ textEventId }) => textEventId),
      ],
    );
  }

  /**
   * Keeps findings, if they are of the text that the article has now.
   * @param own null if these are kept already
   */
  keep(
    { role }: Reader,
    { id, textEventId }: Pick<CheckedColumns, 'id' | 'textEventId'>,
    { key, others }: { readonly key: string; readonly others: string },
    own: OwnFindings | null,
    comparing: readonly Finding[],
  ): void {
    namedQuery(
      this.dataSource,
      `with present as (select text_event_id from article where id = $1 and text_event_id = $2),
       own as (
         insert into kept_findings (article_id, text_event_id, key, findings, runs)
         select $1, text_event_id, $3, $4, $8::bytea from present where $4::text is not null
         on conflict (article_id) do update set text_event_id = excluded.text_event_id, key = excluded.key,
           findings = excluded.findings, runs = excluded.runs)
       insert into kept_comparison (article_id, role, text_event_id, key, others, findings)
       select $1, $5, text_event_id, $3, $6, $7 from present
       on conflict (article_id, role) do update set text_event_id = excluded.text_event_id, key = excluded.key,
         others = excluded.others, findings = excluded.findings`,
      [
        id,
        textEventId,
        key,
        own && JSON.stringify(own.findings),
        role,
        others,
        JSON.stringify(comparing),
        own?.runs && bytesOf(own.runs),
      ],
    ).catch(() => undefined);
  }
}
