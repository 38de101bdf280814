import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Finding } from '../../../../checks/registry.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { namedQuery } from '../../platform/database/named-query.js';
import type { Reader } from '../domain/reader.js';
import type { ArticleColumns } from '../read-models/article-list/article-answers.js';
import {
  beforeOwn,
  compared,
  earlierArticles,
  mostEarlier,
  samplesOf,
  type ComparedArticles,
} from './compared-articles.js';
import { dismissalKeysOf } from './dismissed-findings.js';

/** What is known of an article's findings before anything is checked. */
export interface Known extends ComparedArticles {
  /** What the text was when its findings were kept; null when none are. */
  readonly key: string | null;
  readonly findings: string | null;
  /** Likewise of those that rest on other articles, and which these were, as of `othersOf`. */
  readonly comparedKey: string | null;
  readonly comparedWith: string | null;
  readonly comparedFindings: string | null;
  /** Keys of the guesses that were dismissed. */
  readonly dismissals: readonly string[];
  /** It is known what the article was written from. */
  readonly hasSources: boolean;
}

/** What is checked of an article, and by which rules. */
export type CheckedColumns = Pick<
  ArticleColumns,
  'id' | 'title' | 'content' | 'personaId' | 'socialCaptions' | 'textEventId'
> & { readonly ruleReport: Pick<ArticleColumns['ruleReport'], 'rulesRevision'> };

/** An article before a change of it. */
export interface KnownArticle extends Known, Pick<CheckedColumns, 'personaId' | 'socialCaptions' | 'title'> {
  /** Null unless it was asked for. */
  readonly content: string | null;
}

/** The names of all articles that one is compared with. */
export const othersOf = ({ earlier, samples }: ComparedArticles): string => `${earlier}|${samples}`;

/** Which articles `article` is compared with, as columns. @param values of the statement, which grow by the reader's */
const comparedColumns = (reader: Reader, values: unknown[]): string =>
  `${compared(earlierArticles(reader, values, beforeOwn))} earlier,
   ${compared(samplesOf('article.persona_id', 'article.id'))} samples`;

/**
 * Columns of `Known` for a statement that selects from `article`, and what it joins for them. `long` are those that grow
 * with the text.
 * @param values of the statement, which grow by the reader's
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
      exists (select from generation where generation.id = article.id) "hasSources",
      ${comparedColumns(reader, values)}`,
    joins: `left join kept_findings kept on kept.article_id = article.id
      left join kept_comparison on kept_comparison.article_id = article.id and kept_comparison.role = ${role}`,
    long: ['kept.findings', 'kept_comparison.findings'],
  };
}

/** The articles that changed, and those that are compared with them. */
const withFollowing = (ids: number): string => `
  select unnest($${ids}::text[]) union all
  select later.id from article changed, lateral (
    select id from article next
    where not next.deleted and (next.created_at, next.id) > (changed.created_at, changed.id)
    order by next.created_at, next.id limit ${mostEarlier}) later
  where changed.id = any($${ids}::text[])`;

/**
 * Findings beside the articles, in Postgres. They hold nothing that does not follow from the record: the key says what
 * they were found in, whoever reads compares it, and rows that cannot be written are no failure.
 */
@Injectable()
export class KeptFindings {
  constructor(
    private readonly reads: KeyedReads,
    private readonly dataSource: DataSource,
  ) {}

  /** Undefined when there is no such article. */
  async find(reader: Reader, articleId: string, withContent = false): Promise<KnownArticle | undefined> {
    const values: unknown[] = [articleId, withContent];
    const { columns, joins, long } = knownColumns(reader, values);
    return this.reads.row<KnownArticle>(
      `select ${columns}, article.persona_id "personaId", article.social_captions "socialCaptions", article.title,
         case when $2 then article.content end "content"
       from article ${joins} where article.id = $1`,
      ['article.content', ...long],
      values,
    );
  }

  /**
   * Articles whose findings are missing or out of date, as a follower asks for them; of those that changed, also the
   * ones that are compared with them.
   * @param version that a key begins with
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
         select article.id, article.title, article.content, article.persona_id "personaId",
           article.social_captions "socialCaptions", article.text_event_id "textEventId",
           article.rule_report "ruleReport", kept.text_event_id "keptEventId",
           kept_comparison.text_event_id "comparedEventId", ${columns}
         from article ${joins}
         where not article.deleted and article.id > $1
           ${ids ? `and article.id in (${withFollowing(values.push(ids))})` : ''}
       ) known
       where "keptEventId" is distinct from "textEventId" or "comparedEventId" is distinct from "textEventId"
         or not starts_with(key, $2) ${ids ? `or ${others}` : ''}
       order by id limit 20`,
      values,
    );
  }

  /**
   * Only those of the text that the article has now are kept.
   * @param own null where they are kept already
   */
  keep(
    { role }: Reader,
    { id, textEventId }: Pick<CheckedColumns, 'id' | 'textEventId'>,
    { key, others }: { readonly key: string; readonly others: string },
    own: readonly Finding[] | null,
    comparing: readonly Finding[],
  ): void {
    namedQuery(
      this.dataSource,
      `with present as (select text_event_id from article where id = $1 and text_event_id = $2),
       own as (
         insert into kept_findings (article_id, text_event_id, key, findings)
         select $1, text_event_id, $3, $4 from present where $4::text is not null
         on conflict (article_id) do update set text_event_id = excluded.text_event_id, key = excluded.key,
           findings = excluded.findings)
       insert into kept_comparison (article_id, role, text_event_id, key, others, findings)
       select $1, $5, text_event_id, $3, $6, $7 from present
       on conflict (article_id, role) do update set text_event_id = excluded.text_event_id, key = excluded.key,
         others = excluded.others, findings = excluded.findings`,
      [id, textEventId, key, own && JSON.stringify(own), role, others, JSON.stringify(comparing)],
    ).catch(() => undefined);
  }
}
