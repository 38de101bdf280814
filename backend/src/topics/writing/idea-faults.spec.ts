import type { CategoryKey } from '../domain/category-keys.js';
import { faultsOf, usableIdeas } from './idea-faults.js';
import type { ProposedIdea } from './ideas-answer.js';

const idea = (title: string, ...categories: CategoryKey[]): ProposedIdea => ({
  title,
  angle: 'A',
  relevance: 'R',
  sources: [1, 2],
  categories,
});

const wide = [
  idea('Clocks', 'watches'),
  idea('Casks', 'spirits'),
  idea('Cards', 'trading-cards'),
  idea('Prints', 'art'),
  idea('Papers', 'art'),
];
const narrow = ['Boxes', 'Rings', 'Maps', 'Stamps', 'Toys'].map((title) => idea(title, 'collectibles'));

describe('ideas', () => {
  it('that are new and spread have no fault', () => {
    expect(faultsOf(wide, ['Coins'])).toEqual([]);
  });

  it('that keep to too few categories are told so', () => {
    expect(faultsOf(narrow, [])).toEqual([
      'The ideas cover too few categories: 1, where at least 4 are asked for.',
    ]);
  });

  it('that repeat earlier ones or each other are named with them', () => {
    const faults = faultsOf(
      [idea('Old clocks', 'watches'), idea('Maps', 'art'), idea('Maps!', 'art')],
      ['Clocks, old'],
    );
    expect(faults).toEqual([
      '“Old clocks” shares too many words with “Clocks, old”.',
      '“Maps!” shares too many words with “Maps”.',
    ]);
  });

  it('one by itself need not spread', () => {
    expect(faultsOf([idea('Maps', 'art')], [])).toEqual([]);
  });
});

describe('what is usable of two answers', () => {
  const titles = (ideas: readonly ProposedIdea[] | undefined) => ideas?.map(({ title }) => title);

  it('comes from the first of them on, without repeats', () => {
    const usable = usableIdeas([...wide.slice(1), ...wide], ['Cards'], 4);
    expect(titles(usable)).toEqual(['Casks', 'Prints', 'Clocks', 'Papers']);
  });

  it('is chosen so that it spreads', () => {
    const usable = usableIdeas([...narrow, ...wide], [], 5);
    expect(new Set(usable?.flatMap(({ categories }) => categories)).size).toBeGreaterThanOrEqual(4);
  });

  it('is nothing when too few are left, or these keep to too few categories', () => {
    expect(usableIdeas(wide, ['Cards'], 5)).toBeUndefined();
    expect(usableIdeas(narrow, [], 5)).toBeUndefined();
  });
});
