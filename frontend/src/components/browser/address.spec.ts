import { revisionIn, textIn } from './address';

describe('an address', () => {
  it('names things whose ids are digits, which the router reads as numbers', () => {
    expect([textIn('a-1'), textIn(2024), textIn('')]).toEqual(['a-1', '2024', undefined]);
  });

  it('names revisions by whole numbers from 0 on', () => {
    expect([0, 4, -1, 1.5, '4', undefined].map(revisionIn)).toEqual([
      0,
      4,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
