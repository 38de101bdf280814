import { jest } from '@jest/globals';
import { KeptEdits } from './kept-edits';

const empty: { name: string; pillars: readonly string[] } = { name: '', pillars: [] };
const edits = {
  base: { revision: 4, values: { name: 'The Appraiser', pillars: ['Exact'] } },
  values: { name: 'The Valuer', pillars: ['Exact'] },
};
const kept = new KeptEdits('u-1:persona:p-1', empty);
const at = '2026-11-14T09:12:00.000Z';
const stored = (value: unknown) =>
  localStorage.setItem('unsaved-form:u-1:persona:p-1:s-1', JSON.stringify(value));

describe('edits that the browser keeps', () => {
  it('are there again after a reload, for the same person and form only', () => {
    kept.write('s-1', edits);
    expect(new KeptEdits('u-1:persona:p-1', empty).read()).toMatchObject([edits]);
    expect(new KeptEdits('u-2:persona:p-1', empty).read()).toEqual([]);
    expect(new KeptEdits('u-1:persona', empty).read()).toEqual([]);
    kept.forget('s-1');
    expect(kept.read()).toEqual([]);
  });

  it('are kept of each tab', () => {
    const other = { ...edits, values: { ...edits.values, name: 'The Judge' } };
    kept.write('s-1', edits);
    kept.write('s-2', other);
    expect(kept.read()).toEqual(
      expect.arrayContaining([expect.objectContaining(edits), expect.objectContaining(other)]),
    );
    kept.forget('s-1');
    expect(kept.read()).toMatchObject([other]);
  });

  it.each([
    ['nothing', undefined],
    ['another form', { ...edits, values: { title: 'x' } }],
    ['a list that holds something else than texts', { ...edits, values: { name: 'x', pillars: [1] } }],
    ['no revision', { ...edits, base: { values: edits.values } }],
    ['no change', { ...edits, values: edits.base.values }],
    ['a text', 'x'],
  ])('are none when the storage holds %s', (_what, value) => {
    stored(edits);
    expect(kept.read()).toEqual([]);
    stored({ ...edits, session: 's-1', at });
    expect(kept.read()).toHaveLength(1);
    stored(typeof value === 'object' ? { ...value, session: 's-1', at } : (value ?? null));
    expect(kept.read()).toEqual([]);
  });

  it('are none, without a failure, where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(kept.write('s-1', edits)).toBe(false);
    refuse.mockRestore();
    expect(kept.read()).toEqual([]);
  });
});
