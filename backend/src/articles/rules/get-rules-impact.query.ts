import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditorialRules, rulesDocument } from '../../editorial/contract.js';
import { checkedDocument, parsedDocument } from '../../platform/http/input/checked-document.js';
import type { ImpactText } from '../checking/check-thread.js';
import { CheckPool } from '../checking/check-pool.js';
import type { RulesImpact } from './rules-impact.dto.js';

const mostArticles = 200;

type Row = ImpactText & { readonly status: 'draft' | 'promoted' };

/** Finds out what unsaved rules would change about the last articles. Nothing is stored, and no model is asked. */
@Injectable()
export class GetRulesImpact {
  constructor(
    private readonly rules: EditorialRules,
    private readonly pool: CheckPool,
    private readonly dataSource: DataSource,
  ) {}

  /** @param content the rules document as JSON text */
  async execute(content: string): Promise<RulesImpact> {
    const after = checkedDocument(rulesDocument, parsedDocument(content, 'content'), 'content');
    const [{ document: before }, rows] = await Promise.all([
      this.rules.current(),
      this.dataSource.query<Row[]>(
        `select id, title, content, status from article where not deleted
         order by created_at desc, id desc limit ${mostArticles}`,
      ),
    ]);
    const texts = rows.map(({ id, title, content: text }) => ({ id, title, content: text }));
    const impacts = await this.pool.impact(texts, before, after);
    const told = impacts.flatMap(({ id, failing, passing }, index) => {
      const { title = '', status = 'draft' } = rows[index] ?? {};
      return [{ article: { id, title, status }, failing, passing }];
    });
    const changed = (which: 'failing' | 'passing') =>
      told
        .filter((one) => one[which].length > 0)
        .map((one) => ({
          ...one.article,
          checks: one[which].map(({ rule }) => rule),
          findings: [...one[which]],
        }));
    return {
      articles: impacts.length,
      newlyFailing: changed('failing'),
      newlyPassing: changed('passing'),
    };
  }
}
