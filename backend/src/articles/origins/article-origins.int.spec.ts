import { catalogs } from '../../catalogs.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { builtProgram } from '../../platform/program/built-program.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { ArticleEvent } from '../domain/article.events.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { generated } from '../domain/testing/articles.js';
import { ArticleOrigins } from './article-origins.js';
import { KeptReplays } from './kept-replays.js';
import type { OriginsJob } from './origins-thread.js';
import { RecordedChanges } from './recorded-changes.js';
import { originsAt, textAt } from './testing/histories.js';
import { accepted, edited, openedForReview, restored, retitled } from './testing/text-events.js';
import { textChangeOf, type TextChange } from './text-changes.js';

let record: StartedRecord;
const opened: ArticleOrigins[] = [];

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
});

afterAll(async () => {
  await Promise.all(opened.map((origins) => origins.onApplicationShutdown()));
  await record.stop();
});

/** The origins of one process, with a record of its reads and of its thread's jobs. */
class Watched extends ArticleOrigins {
  readonly jobs: OriginsJob[];
  /** The revisions from which the record was read. */
  readonly reads: number[];
  /** The number of jobs after which the thread takes too long. */
  slowFrom = Infinity;

  constructor() {
    const reads: number[] = [];
    const store = Object.assign(Object.create(record.store) as EventStore, {
      readStream: (...read: Parameters<EventStore['readStream']>) => {
        reads.push(Number(read[1] ?? 0));
        return record.store.readStream(...read);
      },
    });
    super(
      new RecordedChanges(store, record.codec),
      new KeptReplays(record.dataSource),
      builtProgram('src/articles/origins/origins-thread.js'),
      new ChangeFeed(),
    );
    opened.push(this);
    this.jobs = [];
    this.reads = reads;
  }

  override async run(job: OriginsJob): ReturnType<ArticleOrigins['run']> {
    this.jobs.push(job);
    return this.jobs.length > this.slowFrom ? { refused: 'failed' } : super.run(job);
  }

  /** The revisions whose differences were computed. */
  get differences(): number[] {
    return this.jobs.flatMap(({ changes }) => changes.map(({ revision }) => revision));
  }
}

async function changesOf(id: string): Promise<TextChange[]> {
  const events = await record.store.readStream(`article-${id}`);
  return events.flatMap((event) => textChangeOf(record.codec.decode(event) as Recorded<ArticleEvent>) ?? []);
}

/** The text after this many saves, each of which has replaced a word. */
const paragraphs = (saves: number): string =>
  Array.from({ length: 60 }, (_, at) => `${at < saves ? `typed${at}` : `w${at}`} stays.`).join('\n\n');

/** Makes an article with this many saves after it was written. */
async function withSaves(id: string, saves: number): Promise<void> {
  const events = Array.from({ length: saves }, (_, at) => edited(paragraphs(at + 1)));
  await record.put('article', id, generated({ content: paragraphs(0) }), ...events);
}

const tooSlow = { code: 'origins-not-in-time' };

describe('the origins of an article', () => {
  it('are those that all of its changes lead to, at each revision, however they are parted', async () => {
    await withSaves('varied', 18);
    const events = Array.from({ length: 30 }, (_, at): ArticleEvent => {
      const content = paragraphs(20 + at);
      if (at % 7 === 3) return restored(at % 18, paragraphs(at % 18));
      if (at % 7 === 5) return retitled('What a Box Is Worth', `A Box ${at}`);
      return (
        [edited(content), openedForReview, accepted(`${content}\n\nAccepted ${at}.`)][at % 3] ?? edited('')
      );
    });
    await record.put('article', 'varied', ...events);
    const changes = await changesOf('varied');
    const last = changes.at(-1)?.revision ?? 0;
    const origins = new Watched();
    expect(await origins.at('varied', last, textAt(changes))).toEqual(originsAt(changes, last));
    expect(origins.jobs.filter(({ changes: some }) => some.length > 0).length).toBeGreaterThan(1);
    for (const [at, { revision }] of changes.entries()) {
      const content = textAt(changes.slice(0, at + 1));
      expect(await origins.at('varied', revision, content)).toEqual(originsAt(changes, revision));
    }
    expect(origins.differences).toEqual(changes.map(({ revision }) => revision));
  });

  it('of a text about to be saved are those that it has when it is saved', async () => {
    await withSaves('promoted', 3);
    const text = { title: 'Boxes', content: paragraphs(9) };
    const origins = new Watched();
    await origins.at('promoted', 3, paragraphs(3));
    const { spans, blocks, totals } = await origins.ofEdit('promoted', 1, 'user-1', text);
    await record.put('article', 'rewritten', generated({ content: paragraphs(0) }));
    await record.put('article', 'rewritten', edited(paragraphs(1)), edited(text.content));
    const saved = await origins.at('rewritten', 2, text.content);
    expect({ blocks, totals }).toEqual({ blocks: saved.blocks, totals: saved.totals });
    const places = (all: typeof spans) => all.map(({ start, end, revision }) => [start, end, revision]);
    expect(places(spans)).toEqual(places(saved.spans));
    expect(spans.find(({ revision }) => revision === 2)?.by.id).toBe('user-1');
    expect(origins.differences.slice(4)).toEqual([2, 0, 1, 2]);
  });
});

describe('what the changes of a text have left', () => {
  it('a save costs the difference to the text before, and one read of the record', async () => {
    await withSaves('saved', 40);
    while (!(await new Watched().follow('saved', 40)));
    await record.put('article', 'saved', edited(paragraphs(41)));
    const origins = new Watched();
    expect(await origins.follow('saved', 41)).toBe(true);
    expect([origins.reads, origins.differences]).toEqual([[40], [41]]);
    expect(await origins.at('saved', 41, paragraphs(41))).toEqual(originsAt(await changesOf('saved')));
    expect(origins.differences).toEqual([41]);
  });

  it('outlives what is cut off behind it: another process goes on from there', async () => {
    await withSaves('long', 50);
    const first = new Watched();
    first.slowFrom = 1;
    await expect(first.at('long', 50, paragraphs(50))).rejects.toMatchObject(tooSlow);
    expect(first.differences.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    const second = new Watched();
    expect(await second.at('long', 50, paragraphs(50))).toEqual(originsAt(await changesOf('long')));
    expect(second.differences).toEqual(Array.from({ length: 31 }, (_, at) => 20 + at));
    expect(second.reads[0]).toBe(19);
  });

  it('what took too long is not tried again at once, and holds up no other article', async () => {
    await withSaves('slow', 2);
    await withSaves('other', 2);
    const origins = new Watched();
    origins.slowFrom = 0;
    await expect(origins.follow('slow', 2)).rejects.toMatchObject(tooSlow);
    origins.slowFrom = Infinity;
    await expect(origins.at('slow', 2, paragraphs(2))).rejects.toMatchObject({
      ...tooSlow,
      details: { retryAfterSeconds: 30 },
    });
    expect(origins.jobs).toHaveLength(1);
    expect(await origins.follow('other', 2)).toBe(true);
  });

  it('is not believed where the record has another event at that revision', async () => {
    await withSaves('replaced', 3);
    await new Watched().follow('replaced', 3);
    await record.dataSource.query(
      `update article_origins set event_id = 'of-another-record' where article_id = 'replaced'`,
    );
    await record.dataSource.query(
      `update article_division set author = '{"by": {"kind": "user", "name": "Nobody"}, "revision": 0, "at": ""}',
         as_written = null where article_id = 'replaced'`,
    );
    const origins = new Watched();
    expect(await origins.at('replaced', 3, paragraphs(3))).toEqual(originsAt(await changesOf('replaced')));
    expect(origins.differences).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['all of it', 'article_division where article_id = $1'],
    ['a part of it', 'article_division where article_id = $1 and number = 1'],
    ['how far it goes', 'article_origins where article_id = $1'],
  ])('is made again where %s was lost', async (lost, rows) => {
    await withSaves(lost, 3);
    await new Watched().follow(lost, 3);
    await record.dataSource.query(`delete from ${rows}`, [lost]);
    const origins = new Watched();
    expect(await origins.at(lost, 3, paragraphs(3))).toEqual(originsAt(await changesOf(lost)));
    expect(origins.differences).toEqual([0, 1, 2, 3]);
  });

  it('two who take up the same changes at the same time come to the same', async () => {
    await withSaves('together', 45);
    const found = await Promise.all(
      [new Watched(), new Watched()].map((origins) => origins.at('together', 45, paragraphs(45))),
    );
    const expected = originsAt(await changesOf('together'));
    expect(found).toEqual([expected, expected]);
  });
});
