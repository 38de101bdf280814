import type { z } from 'zod';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import { fieldChanges, withChanges } from '../../platform/event-sourcing/field-changes.js';
import { categoryEvents, type CategoryEvent } from './categories.events.js';

export type Category = Readonly<Omit<z.infer<typeof categoryEvents.schemas.CategoryAdded>, 'place'>>;

interface CategoriesState {
  readonly list: readonly Category[];
  readonly addedEver: number;
}

/** A command to write the list; `found` writes the first list, and only if there never was one. */
interface CategoriesCommand {
  readonly type: 'save' | 'found';
  readonly list: readonly Category[];
}

function decide({ type, list }: CategoriesCommand, state: CategoriesState): CategoryEvent[] {
  if (type === 'found' && state.addedEver > 0) return [];
  const before = new Map(state.list.map((category) => [category.id, category]));
  const wanted = new Set(list.map(({ id }) => id));
  const events: CategoryEvent[] = state.list
    .filter(({ id }) => !wanted.has(id))
    .map(({ id }) => ({ type: 'CategoryRemoved', data: { id } }));
  let place = state.addedEver;
  for (const category of list) {
    const known = before.get(category.id);
    if (!known) events.push({ type: 'CategoryAdded', data: { ...category, place: place++ } });
    else events.push(...changed(known, category));
  }
  const order = list.map(({ id }) => id);
  const result = events.reduce(evolve, state).list.map(({ id }) => id);
  return order.join() === result.join()
    ? events
    : [...events, { type: 'CategoriesReordered', data: { order } }];
}

function changed(before: Category, after: Category): CategoryEvent[] {
  const changes = fieldChanges(before, after);
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'CategoryChanged', data: { ...changes, id: before.id } }];
}

function evolve(state: CategoriesState, event: CategoryEvent): CategoriesState {
  switch (event.type) {
    case 'CategoryAdded': {
      const { place: _place, ...category } = event.data;
      return { list: [...state.list, category], addedEver: state.addedEver + 1 };
    }
    case 'CategoryChanged': {
      const { id, ...changes } = event.data;
      const list = state.list.map((category) =>
        category.id === id ? { ...withChanges<Omit<Category, 'id'>>(category, changes), id } : category,
      );
      return { ...state, list };
    }
    case 'CategoryRemoved':
      return { ...state, list: state.list.filter(({ id }) => id !== event.data.id) };
    case 'CategoriesReordered': {
      const { order } = event.data;
      return { ...state, list: [...state.list].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) };
    }
    default:
      return event satisfies never;
  }
}

export const categoriesDecider: Decider<CategoriesState, CategoriesCommand, CategoryEvent> = {
  catalog: categoryEvents,
  initialState: { list: [], addedEver: 0 },
  decide,
  evolve,
};
