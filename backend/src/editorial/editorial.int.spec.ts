import { ChangeFeed } from '../platform/event-sourcing/change-feed.js';
import { catalogs } from '../catalogs.js';
import { systemActor } from '../platform/event-sourcing/actor.js';
import { internalContext } from '../platform/event-sourcing/command-context.js';
import { StartWork } from '../platform/program/start-work.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import * as readModels from '../read-models.js';
import { FirstEditorial } from './commands/first-editorial.js';
import { SaveCategories } from './commands/save-categories.handler.js';
import { categoriesDecider, type Category } from './domain/categories.decider.js';
import { editorialRulesDecider } from './domain/editorial-rules.decider.js';
import { firstCategories, firstRules } from './first-content/first-documents.js';
import { categoryList } from './read-models/category-list.js';
import { editorialRulesByRevision } from './read-models/editorial-rules.js';
import { CategoryList } from './read-models/category-list.js';
import { EditorialRules } from './read-models/editorial-rules.js';

let record: StartedRecord;
let categories: CategoryList;
let rules: EditorialRules;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
  categories = new CategoryList(record.dataSource);
  rules = new EditorialRules(record.dataSource, new ChangeFeed());
  // Two of them start at once, like two processes.
  const first = new FirstEditorial(record.aggregates, new StartWork());
  await Promise.all([1, 2].map(() => first.onApplicationBootstrap()));
});
afterAll(() => record.stop());

const context = internalContext(systemActor);
const save = (...list: Category[]) =>
  record.aggregates.handle(
    categoriesDecider,
    'house',
    new SaveCategories(internalContext(systemActor), list, undefined),
    internalContext(systemActor),
  );

it('a new house has its first categories and rules, once', async () => {
  // This decides nothing, but its answer comes only when the read models have what was written before.
  await record.aggregates.handle(
    editorialRulesDecider,
    'house',
    { type: 'found', document: firstRules },
    context,
  );
  expect(await categories.all()).toEqual(firstCategories);
  expect(await rules.current()).toEqual({ document: firstRules, revision: 0 });
  expect(await record.store.readStream('categories-house')).toHaveLength(firstCategories.length);
});

it('the list shows each save: order, changes, what is new and what is gone', async () => {
  const [luxury, collectibles = luxury] = firstCategories;
  const wine = { id: 'wine', name: 'Wine', description: 'Bottles.', color: '#6366f1' };
  const art = { ...collectibles, name: 'Art', description: 'Paintings.' };
  const { revision } = await save(wine, art, luxury);
  const expected = [wine, art, luxury];
  expect(await categories.revised()).toEqual({ categories: expected, revision: Number(revision) });
  expect(await categories.find('collectibles')).toEqual(art);
  expect(await categories.find('market-intel')).toBeUndefined();
});

it('rules can be read as they were after any revision', async () => {
  const document = { ...firstRules, do: [...firstRules.do, 'Name the source.'] };
  await record.aggregates.handle(editorialRulesDecider, 'house', { type: 'set', document }, context);
  expect(await rules.current()).toEqual({ document, revision: 1 });
  expect(await rules.at(0)).toEqual(firstRules);
  expect(await rules.at(2)).toBeUndefined();
});

it.each([categoryList, editorialRulesByRevision])(
  '$name is the same when it is rebuilt',
  async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before.flat()).not.toEqual([]);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
  },
);
