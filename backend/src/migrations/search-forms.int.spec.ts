import type { DataSource } from 'typeorm';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import { catalogs } from '../catalogs.js';
import * as readModels from '../read-models.js';
import { SearchForms1795000002150 } from './1795000002150-search-forms.js';

let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
});

afterAll(() => record.stop());

const inTransaction = async (step: 'up' | 'down'): Promise<void> => {
  await record.dataSource.transaction(async ({ queryRunner }) => {
    if (queryRunner) await new SearchForms1795000002150()[step](queryRunner);
  });
};

const shapeOf = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(
    `select indexdef from pg_indexes where tablename in ('article', 'persona_name', 'category_name') order by 1`,
  );

it('fills the rows that are there, and keeps the indexes', async () => {
  const { dataSource } = record;
  const indexes = await shapeOf(dataSource);
  await inTransaction('down');
  await dataSource.query(`
    insert into article (id, title, content, status, deleted, persona_id, persona, category_id, category, created_at,
        updated_at, word_count, revision, event_id, text_revision, text_event_id, edited, rule_report, provenance,
        image_count, header_images, caption_count, social_captions, caption_marks, captions_missing, caption_revisions)
      select 'a-' || g, 'Cézanne’s ' || g, '', 'draft', g % 3 = 0, 'p', 'P', 'c', 'C', now(),
        now(), 0, 0, 'e', 0, 'e', false, '{}', '{}', 0, '[]', 0, '[]', '[]', '[]', '[]'
      from generate_series(1, 11000) g`);
  await dataSource.query(`insert into persona_name values ('p', 'Zoë O’Hara')`);
  await dataSource.query(`insert into category_name values ('c', 'Cafés')`);
  await inTransaction('up');
  const searched: unknown = await dataSource.query(
    `select count(distinct search)::integer articles, min(left(search, 10)) least, max(left(search, 10)) most,
       (select search from persona_name) persona, (select search from category_name) category
     from article`,
  );
  expect(searched).toEqual([
    { articles: 11_000, least: "cezanne's ", most: "cezanne's ", persona: "zoe o'hara", category: 'cafes' },
  ]);
  expect(await shapeOf(dataSource)).toEqual(indexes);
}, 60_000);
