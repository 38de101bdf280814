import { inOneOrder } from './in-one-order';

const list = (ended: boolean, ...numbers: number[]) => ({
  ended,
  ideas: numbers.map((number) => ({ number })),
});

const numbersOf = (...lists: Parameters<typeof inOneOrder>[0][number][]) =>
  inOneOrder(lists).map(({ number }) => number);

describe('several lists in one order', () => {
  it('is newest first', () => {
    expect(numbersOf(list(true, 5, 1), list(true, 4, 3))).toEqual([5, 4, 3, 1]);
  });

  it('ends where a list goes on unread', () => {
    expect(numbersOf(list(false, 9, 7), list(true, 8, 2, 1))).toEqual([9, 8, 7]);
  });

  it('does not rely on the order within a batch', () => {
    expect(numbersOf(list(false, 6, 7, 8), list(true, 5))).toEqual([8, 7, 6]);
  });

  it('is empty for empty lists', () => {
    expect(numbersOf(list(true), list(true))).toEqual([]);
  });
});
