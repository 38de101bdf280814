import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { collectGarbage } from '../platform/program/collect-garbage.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import { scaled } from '../platform/testing/scale.js';
import { databaseSchema } from '../read-models.js';
import type { AuditFilters } from './read-models/audit-log/audit-filters.js';
import type { AuditEntry } from './read-models/audit-log/audit-entry.js';
import { AuditLog } from './read-models/audit-log/audit-log.js';

const entries = scaled(1_000_000);
const first = Date.parse('2024-01-01T00:00:00Z');
const at = (share: number): Date => new Date(first + share * entries * 60_000);

let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs: [], projections: [], databaseSchema });
  // This is a connection of its own, because those of the application give up after a few seconds.
  const filling = new Client({ connectionString: record.databaseUrl });
  await filling.connect();
  // The log has one entry a minute, by forty people, with twenty entries a subject; one in a thousand is a deletion.
  await filling.query(`
    insert into audit_entry select g, timestamptz '2024-01-01T00:00:00Z' + g * interval '1 minute', 'user',
      'user-' || g % 40, 'Person ' || g % 40, 'author',
      case when g % 1000 = 0 then 'NoteThrownAway' when g % 5 = 0 then 'NoteWritten' else 'NoteRead' end,
      3, 'note', 'note-' || g % (${entries} / 20), 'read “\uFFFC”', '[]', 'c-' || g / 3, 'r'
      from generate_series(1, ${entries}) g`);
  await filling.query(`
    insert into audit_title select 'note', 'note-' || g % (${entries} / 20), g, 'Title ' || g
      from generate_series(1, ${entries} / 20) g`);
  await filling.query('vacuum analyze audit_entry, audit_title');
  await filling.end();
}, 300_000);
afterAll(() => record.stop());

/** The log, and the plans by which Postgres executes its queries. */
function explained(dataSource: DataSource): { log: AuditLog; plans: string[] } {
  const plans: string[] = [];
  const query = async (sql: string, values: unknown[]): Promise<unknown> => {
    plans.push(JSON.stringify(await dataSource.query(`explain (format json) ${sql}`, values)));
    return dataSource.query(sql, values);
  };
  return { log: new AuditLog({ query } as unknown as DataSource), plans };
}

/** The number of bytes that are still in use after a full collection. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe(`a log of ${entries.toLocaleString('en-US')} entries`, () => {
  it.each<[string, AuditFilters, number]>([
    ['everything', {}, entries],
    ['a person', { actor: 'user-7' }, entries / 40],
    ['a common type', { types: ['NoteRead'] }, entries * 0.8],
    ['a rare type', { types: ['NoteThrownAway'] }, entries / 1_000],
    ['a subject', { subject: 'note-7' }, 20],
    ['a request', { correlationId: 'c-10' }, 3],
    ['a stretch in the middle', { from: at(0.5), to: at(0.51) }, entries / 100 + 1],
    ['a rare type by a person', { actor: 'user-0', types: ['NoteThrownAway'] }, entries / 1_000],
    ['nothing', { actor: 'user-99' }, 0],
  ])('is narrowed to %s by indexes', async (_name, filters, total) => {
    const { log, plans } = explained(record.dataSource);
    const page = await log.page(filters, 50);
    expect([page.total, page.entries.length]).toEqual([total, Math.min(total, 50)]);
    const [counting, reading] = plans;
    expect(reading).toContain('Index');
    expect(reading).not.toContain('Seq Scan');
    // If more than half of the entries fit, counting them is no faster with an index.
    if (total < entries / 2) expect(counting).not.toContain('Seq Scan');
  });

  it('is read to its end in bounded memory', async () => {
    const log = new AuditLog(record.dataSource);
    // A thousand entries take about one megabyte.
    const bound = 10_000_000;
    const empty = heapInUse();
    const held: AuditEntry[][] = [];
    for await (const page of log.everything({})) if (held.push(page) === 20) break;
    expect(heapInUse() - empty).toBeGreaterThan(bound);
    held.length = 0;

    const before = heapInUse();
    let read = 0;
    for await (const { length } of log.everything({})) {
      read += length;
      if (read % 10_000 === 0) expect(heapInUse() - before).toBeLessThan(bound);
    }
    expect(read).toBe(entries);
  }, 120_000);
});
