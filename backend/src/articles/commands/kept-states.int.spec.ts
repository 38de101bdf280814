import { eventually } from '../../../test/support/eventually.js';
import { catalogs } from '../../catalogs.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore, type Handled } from '../../platform/event-sourcing/aggregate-store.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { Clock } from '../../platform/kernel/clock.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { ArticleCommand } from '../domain/article.commands.js';
import type { ArticleState } from '../domain/article.js';
import { articleDecider } from '../domain/article.decider.js';
import type { ArticleEvent } from '../domain/article.events.js';
import { anAdministrator, anArticle, aPromotion, passedReport } from '../domain/testing/articles.js';
import { KeptStates } from './kept-states.js';

const by = anAdministrator;
const check = () => passedReport;
const generated: ArticleCommand = { type: 'record-generated', article: anArticle() };
const edit = (title: string): ArticleCommand => ({ type: 'edit', by, title, check });
const context = () => internalContext(systemActor);

let record: StartedRecord;
let reads: KeyedReads;
let states: KeptStates;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
  reads = new KeyedReads(record.databaseUrl, record.dataSource);
  states = new KeptStates(reads, record.dataSource);
});

afterAll(async () => {
  await reads.onApplicationShutdown();
  await record.stop();
});

/** Keeps the state after the commands, as the handler of edits does. */
async function saved(id: string, ...commands: readonly ArticleCommand[]): Promise<void> {
  let last: Handled<ArticleState, ArticleEvent> | undefined;
  for (const command of commands)
    last = await record.aggregates.handle(articleDecider, id, command, context());
  if (!last) return;
  const { state, revision } = last;
  states.keep(id, last);
  await eventually(async () => expect(await states.find(id)).toEqual({ state, revision }));
}

/** Handles a command in a process that has just started. */
async function savedCold(
  id: string,
  command: ArticleCommand,
  known = () => states.find(id),
): Promise<{ handled: Handled<ArticleState, ArticleEvent>; reads: number }> {
  let reads = 0;
  const store = Object.assign(Object.create(record.store) as EventStore, {
    readStream: (...read: Parameters<EventStore['readStream']>) => {
      reads += 1;
      return record.store.readStream(...read);
    },
  });
  const reader = { waitFor: () => Promise.resolve() };
  const process = new AggregateStore(store, record.codec, reader, new Clock(), new ChangeFeed());
  return { handled: await process.handle(articleDecider, id, command, context(), { known }), reads };
}

const titleIn = ({ events }: Handled<ArticleState, ArticleEvent>): unknown =>
  events.map(({ data }) => 'title' in data && data.title);

describe('the first save of an article by a process', () => {
  it('needs no read of the record where nobody has changed the article', async () => {
    await record.aggregates.handle(articleDecider, 'new', generated, context());
    const { state, revision } = await record.aggregates.load(articleDecider, 'new');
    expect(await states.find('new')).toEqual({ state, revision });
    const { handled, reads } = await savedCold('new', edit('Boxes'));
    expect([handled.revision, reads, titleIn(handled)]).toEqual([
      1n,
      0,
      [{ from: 'What a Box Is Worth', to: 'Boxes' }],
    ]);
  });

  it('needs none where its last save was kept', async () => {
    await saved('kept', generated, edit('Boxes'), { type: 'edit', by, promotion: aPromotion, check });
    const { handled, reads } = await savedCold('kept', edit('Papers'));
    expect([handled.revision, reads, titleIn(handled)]).toEqual([3n, 0, [{ from: 'Boxes', to: 'Papers' }]]);
    expect(handled.state).toEqual((await record.aggregates.load(articleDecider, 'kept')).state);
  });

  it.each([
    ['rests on what another process has written since, whatever was kept', 'overtaken', 'Both'],
    ['changes nothing only where the record says so', 'same', 'Boxes'],
  ])('%s', async (_, id, title) => {
    await saved(id, generated, edit('Boxes'));
    const outdated = await states.find(id);
    await record.aggregates.handle(articleDecider, id, edit('Papers'), context());
    const { handled } = await savedCold(id, edit(title), () => Promise.resolve(outdated));
    expect([handled.revision, titleIn(handled)]).toEqual([3n, [{ from: 'Papers', to: title }]]);
  });
});

describe('what is kept of an article', () => {
  it('remembers the last snapshot of its stream, so that a save does not write one each time', async () => {
    await saved('long', generated);
    const known = await states.find('long');
    const { last } = await record.aggregates.load(articleDecider, 'long');
    states.keep('long', { state: known?.state, snapshot: 20n, last });
    await eventually(async () => expect(await states.find('long')).toEqual({ ...known, snapshot: 20n }));
  });

  it('is not used beside a row of another revision', async () => {
    await saved('moved', generated, edit('Boxes'));
    await record.aggregates.handle(articleDecider, 'moved', { type: 'delete', by }, context());
    expect(await states.find('moved')).toBeUndefined();
  });

  it('is not used beside a row whose last event is another one of the same revision', async () => {
    await saved('restored', generated, edit('Boxes'));
    await record.dataSource.query(
      `update article_state set event_id = 'of-another-record' where article_id = 'restored'`,
    );
    expect(await states.find('restored')).toBeUndefined();
  });

  it('is asked for again once twenty changes have come since', async () => {
    await saved('busy', generated, edit('Title 1'));
    const farBehind = async () => (await states.farBehind(['busy', 'kept'], '')).map(({ id }) => id);
    for (let n = 2; n <= 20; n += 1)
      await record.aggregates.handle(articleDecider, 'busy', edit(`Title ${n}`), context());
    expect(await farBehind()).toEqual([]);
    await record.aggregates.handle(articleDecider, 'busy', edit('Title 21'), context());
    expect(await farBehind()).toEqual(['busy']);
    expect(await states.farBehind(null, '')).toEqual([{ id: 'busy' }]);
    expect(await states.farBehind(null, 'busy')).toEqual([]);
    await saved('busy', edit('Title 22'));
    expect(await farBehind()).toEqual([]);
  });

  it('is not used by another version of the decider', async () => {
    await saved('version', generated, edit('Boxes'));
    await record.dataSource.query(
      `update article_state set version = 'another' where article_id = 'version'`,
    );
    expect(await states.find('version')).toBeUndefined();
  });

  it('is no failure where it cannot be asked for', async () => {
    const gone = new KeyedReads(record.databaseUrl, record.dataSource);
    await gone.onApplicationShutdown();
    expect(await new KeptStates(gone, record.dataSource).find('version')).toBeUndefined();
  });
});
