import { documentChanges } from './document-changes.js';

describe('changes between two documents', () => {
  it('are none between equal ones', () => {
    expect(documentChanges({ a: [1, 'x'], b: { c: 'y' } }, { b: { c: 'y' }, a: [1, 'x'] })).toEqual([]);
  });

  it('name the path of a value', () => {
    expect(documentChanges({ length: { min: 1, max: 2 } }, { length: { min: 1, max: 3 } })).toEqual([
      { path: 'length.max', from: 2, to: 3 },
    ]);
  });

  it.each([
    ['an insertion is one change', ['a', 'b'], ['a', 'x', 'b'], [{ path: 'do[1]', from: null, to: 'x' }]],
    ['a removal is one change', ['a', 'b', 'c'], ['a', 'c'], [{ path: 'do[1]', from: 'b', to: null }]],
    ['another text is one change', ['a', 'b', 'c'], ['a', 'x', 'c'], [{ path: 'do[1]', from: 'b', to: 'x' }]],
    [
      'paths after an insertion are those of the new list',
      ['a', 'b'],
      ['x', 'y', 'a', 'c'],
      [
        { path: 'do[0]', from: null, to: 'x' },
        { path: 'do[1]', from: null, to: 'y' },
        { path: 'do[3]', from: 'b', to: 'c' },
      ],
    ],
    [
      'a move is a removal and an insertion',
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      [
        { path: 'do[0]', from: 'a', to: null },
        { path: 'do[2]', from: null, to: 'a' },
      ],
    ],
    ['a removal at the end', ['a', 'b'], ['a'], [{ path: 'do[1]', from: 'b', to: null }]],
  ])('in a list: %s', (_case, before, after, changes) => {
    expect(documentChanges({ do: before }, { do: after })).toEqual(changes);
  });

  it('see an entry that stays among others, whatever it is made of', () => {
    const [kept, other] = [{ name: 'a' }, { name: 'b' }];
    expect(documentChanges({ do: [{ ...kept }] }, { do: [other, { ...kept }] })).toEqual([
      { path: 'do[0]', from: null, to: other },
    ]);
  });

  it.each([
    [['a'], { a: 1 }],
    [{ a: 1 }, ['a']],
    [{ a: 1 }, 'a'],
    ['a', { a: 1 }],
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ])('are one where something of another kind takes the place: %j, %j', (from, to) => {
    expect(documentChanges({ tone: from }, { tone: to })).toEqual([{ path: 'tone', from, to }]);
  });

  it('take names that every object inherits for what they are in the document', () => {
    expect(documentChanges({ tone: {} }, { tone: { constructor: 'x', toString: 'y' } })).toEqual([
      { path: 'tone.constructor', from: null, to: 'x' },
      { path: 'tone.toString', from: null, to: 'y' },
    ]);
    expect(documentChanges({ tone: { constructor: 'x' } }, { tone: {} })).toEqual([
      { path: 'tone.constructor', from: 'x', to: null },
    ]);
  });
});
