import { catalogs } from '../../catalogs.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { generated } from '../domain/testing/articles.js';
import { houseReader } from '../domain/reader.js';
import { KeptFindings } from './kept-findings.js';

let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
});

afterAll(() => record.stop());

/** A node of a plan, as `explain (analyze, format json)` tells it. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of `article` Postgres looked at. */
const articlesRead = (node: PlanNode): number => {
  const own =
    node['Relation Name'] === 'article'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return (node.Plans ?? []).reduce((sum, within) => sum + articlesRead(within), own);
};

describe('what is kept of an article’s findings', () => {
  it('is found without a look at all the drafts of its persona', async () => {
    await record.put('article', 'a-0', generated({ content: 'A ledger.' }));
    // As many as make Postgres prefer a scan to an index that leads past drafts.
    await record.dataSource.query(`
      create temporary table draft as select * from article;
      insert into article select (jsonb_populate_record(draft, jsonb_build_object('id', 'a-' || n))).*
        from draft, generate_series(1, 3000) n;
    `);
    await record.dataSource.query('vacuum analyze article');
    const statements: { text: string; values: unknown[] }[] = [];
    const reads = new KeyedReads(record.databaseUrl, record.dataSource);
    reads.row = (text, _long, values) => {
      statements.push({ text, values: [...values] });
      return Promise.resolve(undefined);
    };
    await new KeptFindings(reads, record.dataSource).find(houseReader, 'a-2000');
    expect(statements).toHaveLength(1);
    for (const { text, values } of statements) {
      const [plan] = await record.dataSource.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      expect(articlesRead(plan?.['QUERY PLAN'][0].Plan as PlanNode)).toBeLessThan(50);
    }
  });
});
