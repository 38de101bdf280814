import type { Read } from '../../platform/ai/read-value.js';
import { IdeaPool } from './idea-pool.js';
import type { ProposedIdea } from './ideas-answer.js';

const idea = (title: string, ...categories: ProposedIdea['categories']): Read<ProposedIdea> => ({
  ok: true,
  value: { title, angle: 'An angle.', relevance: 'It matters.', sources: [1, 2], categories },
});

const unreadable: Read<ProposedIdea> = { ok: false, faults: ['title: too long', 'sources: too few'] };

/** Five ideas of these categories, titled A to E. */
const five = (...categories: ProposedIdea['categories'][]) =>
  categories.map((keys, at) => idea('ABCDE'.charAt(at), ...keys));

const titles = ({ ideas }: IdeaPool) => ideas.map(({ title }) => title);

describe('a pool of ideas', () => {
  it('has enough when there are as many as are wanted', () => {
    const pool = new IdeaPool(2, []);
    pool.take([idea('A', 'luxury-assets')]);
    expect([pool.isEnough, titles(pool)]).toEqual([false, ['A']]);
    pool.take([idea('B', 'luxury-assets')]);
    expect([pool.isEnough, titles(pool), pool.faults, pool.missing()]).toEqual([true, ['A', 'B'], [], []]);
  });

  it('leaves out what is not in the form that was asked for, and says which and why', () => {
    const pool = new IdeaPool(2, []);
    pool.take([idea('A', 'luxury-assets'), unreadable]);
    const fault = 'Idea 2 does not have the form that was asked for: title: too long; sources: too few.';
    expect([titles(pool), pool.faults]).toEqual([['A'], [fault]]);
    expect(pool.missing()).toEqual([{ reason: fault }]);
  });

  it('leaves out titles of before, case and signs apart, without losing the others', () => {
    const pool = new IdeaPool(2, ['The quiet market']);
    pool.take([idea('The Quiet Market!', 'luxury-assets'), idea('A', 'luxury-assets')]);
    expect(titles(pool)).toEqual(['A']);
    expect(pool.faults).toEqual(['“The Quiet Market!” is the title of an earlier idea or article.']);
  });

  it('takes an idea once that the next answer repeats, which is no fault', () => {
    const pool = new IdeaPool(3, []);
    pool.take([idea('A', 'luxury-assets')]);
    pool.take([idea('A', 'luxury-assets'), idea('B', 'luxury-assets'), idea('a', 'luxury-assets')]);
    expect(titles(pool)).toEqual(['A', 'B']);
    // It has the same words, but is not the same idea again.
    expect(pool.faults).toEqual(['“a” is the title of an earlier idea or article.']);
  });

  it('tells the faults of the last answer only', () => {
    const pool = new IdeaPool(2, []);
    pool.take([unreadable]);
    pool.take([idea('A', 'luxury-assets')]);
    expect(pool.faults).toEqual([]);
    expect(pool.missing()).toEqual([{ reason: 'The model gave too few ideas.' }]);
  });

  it('gives the reason of a failed call for each idea that is missing', () => {
    const pool = new IdeaPool(3, []);
    pool.take([idea('A', 'luxury-assets'), unreadable]);
    expect(pool.missing('The model timed out.')).toEqual([
      { reason: 'The model timed out.' },
      { reason: 'The model timed out.' },
    ]);
  });
});

describe('a weekly batch', () => {
  it('covers four categories at least', () => {
    const pool = new IdeaPool(5, []);
    pool.take(
      five(['luxury-assets'], ['luxury-assets'], ['collectibles'], ['collectibles'], ['market-intel']),
    );
    const fault = 'The ideas cover too few categories: 3, where at least 4 are asked for.';
    expect([pool.isEnough, pool.faults, pool.missing()]).toEqual([false, [fault], [{ reason: fault }]]);
    pool.take([idea('F', 'watches')]);
    expect([pool.isEnough, pool.faults]).toEqual([true, []]);
  });

  it('chooses the ideas that spread widest, the earliest of equals', () => {
    const pool = new IdeaPool(5, []);
    pool.take(
      five(
        ['luxury-assets'],
        ['luxury-assets'],
        ['luxury-assets'],
        ['luxury-assets', 'collectibles'],
        ['market-intel'],
      ),
    );
    pool.take([idea('F', 'watches'), idea('G', 'watches')]);
    expect(titles(pool)).toEqual(['D', 'E', 'F', 'A', 'B']);
  });

  it('is not held to categories while ideas are missing', () => {
    const pool = new IdeaPool(5, []);
    pool.take(five(['luxury-assets'], ['luxury-assets'], ['luxury-assets'], ['luxury-assets']));
    expect([pool.faults, pool.missing()]).toEqual([[], [{ reason: 'The model gave too few ideas.' }]]);
  });
});
