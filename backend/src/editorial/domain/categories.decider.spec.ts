import { given } from '../../platform/event-sourcing/testing/given.js';
import { categoriesDecider, type Category } from './categories.decider.js';
import type { CategoryEvent } from './categories.events.js';

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  name: id.toUpperCase(),
  description: `About ${id}.`,
  color: '#6366f1',
  ...fields,
});
const added = (id: string, place: number): CategoryEvent => ({
  type: 'CategoryAdded',
  data: { ...category(id), place },
});
const removed = (id: string): CategoryEvent => ({ type: 'CategoryRemoved', data: { id } });
const reordered = (...order: string[]): CategoryEvent => ({ type: 'CategoriesReordered', data: { order } });
const save = (...list: Category[]) => ({ type: 'save', list }) as const;
const found = (...list: Category[]) => ({ type: 'found' as const, list });

describe('a list that never was', () => {
  const list = given(categoriesDecider);

  it('is founded', () => list.when(found(category('a'), category('b'))).then(added('a', 0), added('b', 1)));
  it('is saved', () => list.when(save(category('a'))).then(added('a', 0)));
  it('stays empty when nothing is saved', () => list.when(save()).thenNothing());
});

describe('a list with categories', () => {
  const list = given(categoriesDecider, added('a', 0), added('b', 1));

  it('is not founded again', () => list.when(found(category('c'))).thenNothing());
  it('records nothing when nothing changes', () =>
    list.when(save(category('a'), category('b'))).thenNothing());

  it('records only what changes in a category', () =>
    list.when(save(category('a', { name: 'Art', color: '#000000' }), category('b'))).then({
      type: 'CategoryChanged',
      data: { id: 'a', name: { from: 'A', to: 'Art' }, color: { from: '#6366f1', to: '#000000' } },
    }));

  it('loses what is left out', () => list.when(save(category('b'))).then(removed('a')));

  it('records another order', () => list.when(save(category('b'), category('a'))).then(reordered('b', 'a')));

  it('puts what is new in its place', () =>
    list
      .when(save(category('c'), category('a'), category('b')))
      .then(added('c', 2), reordered('c', 'a', 'b')));

  it('does all of it in one go', () =>
    list
      .when(save(category('c'), category('b', { description: 'New.' })))
      .then(
        removed('a'),
        added('c', 2),
        { type: 'CategoryChanged', data: { id: 'b', description: { from: 'About b.', to: 'New.' } } },
        reordered('c', 'b'),
      ));
});

describe('a list that lost its categories', () => {
  const list = given(categoriesDecider, added('a', 0), added('b', 1), removed('a'), removed('b'));

  it('is not founded again', () => list.when(found(category('a'))).thenNothing());
  it('gives a category that comes back a place behind all that ever were', () =>
    list.when(save(category('a'))).then(added('a', 2)));
});

describe('a list in another order', () => {
  it('compares with that order', () => {
    const list = given(categoriesDecider, added('a', 0), added('b', 1), reordered('b', 'a'));
    list.when(save(category('b'), category('a'))).thenNothing();
    list.when(save(category('a'), category('b'))).then(reordered('a', 'b'));
  });
});
