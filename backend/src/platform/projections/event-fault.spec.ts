import { isEventFault, UnwritableRows } from './event-fault.js';

const refusedWith = (code: unknown) => Object.assign(new Error('No.'), { code });

describe('a failed write', () => {
  it.each([
    ['rows that no statement can be made of', new UnwritableRows('No.')],
    ['a value out of range', refusedWith('22003')],
    ['a key that is there already', refusedWith('23505')],
    ['a column that there is not', refusedWith('42703')],
    ['too many columns', refusedWith('54011')],
  ])('is the event’s own fault: %s', (_, error) => expect(isEventFault(error)).toBe(true));

  it.each([
    ['a connection that broke', refusedWith('08006')],
    ['a deadlock', refusedWith('40P01')],
    ['a server that shuts down', refusedWith('57P01')],
    ['a class that only ends alike', refusedWith('08022')],
    ['a number', refusedWith(22_003)],
    ['no code', new Error('No.')],
  ])('is not: %s', (_, error) => expect(isEventFault(error)).toBe(false));
});
