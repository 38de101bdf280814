import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Dismissal } from '../../../../checks/dismissed.js';
import type { Finding } from '../../../../checks/registry.js';
import { namedQuery } from '../../platform/database/named-query.js';
import type { Reader } from '../domain/reader.js';
import {
  beforeOwn,
  compared,
  earlierArticles,
  samplesOf,
  type ComparedArticles,
} from './compared-articles.js';

/** What is known of an article's findings before anything is checked. */
export interface Known {
  /** What was kept last, and for what; null when nothing is. */
  readonly key: string | null;
  readonly findings: string | null;
  readonly dismissals: readonly Dismissal[];
  /** What the article is compared with now. */
  readonly others: ComparedArticles;
  /** It is known what the article was written from. */
  readonly hasSources: boolean;
  readonly personaId: string;
  readonly socialCaptions: readonly string[];
  readonly title: string;
  /** Null unless it was asked for. */
  readonly content: string | null;
}

/**
 * Findings beside the articles, in Postgres. They hold nothing that does not follow from the record: the key says what
 * they were found in, whoever reads compares it, and rows that cannot be written are no failure.
 */
@Injectable()
export class KeptFindings {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when there is no such article. */
  async find(reader: Reader, articleId: string, withContent = false): Promise<Known | undefined> {
    const values: unknown[] = [articleId, reader.role, withContent];
    const [row] = await namedQuery<Omit<Known, 'others'> & ComparedArticles>(
      this.dataSource,
      `select kept.key, kept.findings,
         coalesce((select json_agg(json_build_object('rule', rule, 'quote', quote)) from dismissed_finding
           where article_id = own.id), '[]') dismissals,
         ${compared(earlierArticles(reader, values, beforeOwn))} earlier,
         ${compared(samplesOf('own.persona_id', 'own.id'))} samples,
         exists (select from generation where generation.id = own.id) "hasSources",
         own.persona_id "personaId", own.social_captions "socialCaptions", own.title,
         case when $3 then own.content end "content"
       from article own left join kept_findings kept on kept.article_id = own.id and kept.role = $2
       where own.id = $1`,
      values,
    );
    if (!row) return undefined;
    const { earlier, samples, ...known } = row;
    return { ...known, others: { earlier, samples } };
  }

  /** The findings of an earlier text don't take the place of those of a later one. */
  keep(
    { role }: Reader,
    { id, textRevision }: { readonly id: string; readonly textRevision: number },
    key: string,
    findings: readonly Finding[],
  ): void {
    this.dataSource
      .query(
        `insert into kept_findings as kept (article_id, role, text_revision, key, findings)
         values ($1, $2, $3, $4, $5)
         on conflict (article_id, role) do update set text_revision = excluded.text_revision, key = excluded.key,
           findings = excluded.findings
         where kept.text_revision <= excluded.text_revision`,
        [id, role, textRevision, key, JSON.stringify(findings)],
      )
      .catch(() => undefined);
  }
}
