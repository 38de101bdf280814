import type { CommandBus } from '@nestjs/cqrs';
import { articleDecider, type TextJudge } from '../../articles/contract.js';
import type { CategoryList, EditorialRules } from '../../editorial/contract.js';
import type { PersonaLibrary } from '../../personas/contract.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import type { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import type { ItemState } from '../domain/item-states.js';
import type { WaitingItem } from '../items/import-items.js';
import { ItemImporter } from './item-importer.js';

type Decide = Parameters<typeof articleDecider.decide>;

/** The articles as they would be on record. */
class Articles {
  private readonly states = new Map<string, Decide[1]>();

  readonly handle: unknown = (_: unknown, id: string, command: Decide[0]) => {
    const before = this.states.get(id) ?? articleDecider.initialState;
    const events = articleDecider.decide(command, before);
    const state = events.reduce((folded, event) => articleDecider.evolve(folded, event), before);
    this.states.set(id, state);
    return Promise.resolve({ events, state });
  };
}

const none = { all: () => Promise.resolve([]) };
const lease = { signal: new AbortController().signal, assertHeld: () => undefined };

const waiting = (isNew: boolean, content: string): WaitingItem => ({
  ...{ number: 0, articleId: 'article-1', isNew, system: 'markdown', site: 'house', sourceId: 'box' },
  ...{ title: 'Boxes', content, summary: null, url: null, author: null, publishedAt: null },
  ...{ modifiedAt: null, isDraft: false, categories: [], images: [], itemHash: content },
});

describe('an item', () => {
  let bring: (importId: string, item: WaitingItem) => Promise<ItemState | undefined>;

  beforeEach(() => {
    const importer = new ItemImporter(
      { execute: () => Promise.resolve([]) } as unknown as CommandBus,
      new Articles() as unknown as AggregateStore,
      {
        report: () => Promise.resolve({ passed: true, rulesRevision: 1, checks: [] }),
      } as unknown as TextJudge,
      { inForce: () => Promise.resolve({}) } as unknown as EditorialRules,
      none as unknown as PersonaLibrary,
      none as unknown as CategoryList,
    );
    bring = async (importId, item) => {
      const mapping = { authors: {}, categories: {}, status: 'elsewhere' } as const;
      const work = { importId, fileHash: 'f1', mapping };
      return (await importer.bring(work, [item], lease, internalContext(systemActor)))[0]?.state;
    };
  });

  const one = '4cf6c2b8-6d4b-5f63-9a3c-0d8f3f1b7a01';
  const other = '4cf6c2b8-6d4b-5f63-9a3c-0d8f3f1b7a02';

  it('counts as created, also when its import was cut off before it was told so', async () => {
    expect(await bring(one, waiting(true, 'Keep it.'))).toBe('created');
    expect(await bring(one, waiting(true, 'Keep it.'))).toBe('created');
  });

  it('counts as updated where there was one, also when its import was cut off before it was told so', async () => {
    await bring(one, waiting(true, 'Keep it.'));
    expect(await bring(other, waiting(false, 'Keep the box.'))).toBe('updated');
    expect(await bring(other, waiting(false, 'Keep the box.'))).toBe('updated');
  });

  it('is unchanged where another import has brought the same', async () => {
    await bring(one, waiting(true, 'Keep it.'));
    expect(await bring(other, waiting(true, 'Keep it.'))).toBe('unchanged');
  });
});
