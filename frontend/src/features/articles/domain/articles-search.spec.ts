import { readArticlesSearch, filtersOf, isFiltered, searchOf } from './articles-search';

const filtersIn = (search: Record<string, unknown>) => filtersOf(readArticlesSearch(search));

describe('the address of the articles page', () => {
  it('names filters that come back as they were', () => {
    const filters = {
      q: 'service',
      personas: ['p-1'],
      categories: ['a', 'b'],
      status: 'draft' as const,
      outdated: 'rules' as const,
      untouched: true,
    };
    expect(filtersIn(searchOf(filters))).toEqual(filters);
  });

  it('says nothing of filters that are off', () => {
    const none = filtersIn({});
    expect(isFiltered(none)).toBe(false);
    expect(Object.values(searchOf(none)).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    ['a number as text', { q: 1984 }, { q: '1984' }],
    ['a key that stands twice', { category: ['a', 'b'] }, { categories: ['a', 'b'] }],
    ['published as promoted', { status: 'published' }, { status: 'promoted' }],
    ['untouched, which is on or off', { untouched: 'yes' }, { untouched: false }],
    ['a status that is none', { status: 'gone' }, { status: 'all' }],
    ['a reason that is none', { outdated: 'toString' }, { outdated: 'all' }],
    ['what is no text', { q: { deep: 1 }, persona: null }, { q: '', personas: [] }],
  ])('reads %s', (_, search, filters) => {
    expect(filtersIn(search)).toMatchObject(filters);
  });

  it.each([
    [{ rev: 4, against: 1 }, 4, 1],
    [{ rev: 0 }, 0, undefined],
    [{ rev: -1, against: 1.5 }, undefined, undefined],
    [{ rev: '4' }, undefined, undefined],
  ])('reads the revisions of %j', (search, rev, against) => {
    expect(readArticlesSearch(search)).toMatchObject({ rev, against });
  });
});
