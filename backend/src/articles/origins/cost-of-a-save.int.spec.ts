import { catalogs } from '../../catalogs.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { builtProgram } from '../../platform/program/built-program.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { generated } from '../domain/testing/articles.js';
import { ArticleOrigins } from './article-origins.js';
import { KeptReplays } from './kept-replays.js';
import { RecordedChanges } from './recorded-changes.js';
import { edited } from './testing/text-events.js';

let record: StartedRecord;
let origins: ArticleOrigins;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
  origins = new ArticleOrigins(
    new RecordedChanges(record.store, record.codec),
    new KeptReplays(record.dataSource),
    builtProgram('src/articles/origins/origins-thread.js'),
    new ChangeFeed(),
  );
});

afterAll(async () => {
  await origins.onApplicationShutdown();
  await record.stop();
});

/** A text of other words, the same for the same number. */
const rewritten = (of: number): string =>
  Array.from({ length: 300 }, (_, at) => `word${(at * 7_919 + of * 104_729) % 1_000}`).join(' ');

/** The articles, rewritten this many times, the last time with the same text. */
const articles = [
  { id: 'few', saves: 5 },
  { id: 'many', saves: 500 },
] as const;
const measured = 9;

describe('what a save costs after it', () => {
  it('does not grow with what has been saved before', async () => {
    for (const { id, saves } of articles) {
      const later = Array.from({ length: saves }, (_, at) => edited(rewritten(501 - saves + at)));
      await record.put('article', id, generated({ content: rewritten(500 - saves) }), ...later);
      while (!(await origins.follow(id, saves)));
    }
    const costs = { few: new Array<number>(), many: new Array<number>() };
    for (let at = 1; at <= measured; at += 1) {
      for (const { id, saves } of articles) {
        await record.put('article', id, edited(rewritten(500 + at)));
        const began = process.cpuUsage();
        expect(await origins.follow(id, saves + at)).toBe(true);
        const { user, system } = process.cpuUsage(began);
        costs[id].push((user + system) / 1_000);
      }
    }
    // Other work of the machine can only make a save slower, so the fastest ones are compared.
    expect(Math.min(...costs.many) - Math.min(...costs.few)).toBeLessThan(5);
  }, 120_000);
});
