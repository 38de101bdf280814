import { jest } from '@jest/globals';
import { KeptEdits } from './kept-edits';

const empty: { name: string; pillars: readonly string[] } = { name: '', pillars: [] };
const edits = {
  base: { revision: 4, values: { name: 'The Appraiser', pillars: ['Exact'] } },
  values: { name: 'The Valuer', pillars: ['Exact'] },
};
const kept = new KeptEdits('u-1:persona:p-1', empty);
const stored = (value: unknown) =>
  localStorage.setItem('unsaved-form:u-1:persona:p-1', JSON.stringify(value));

describe('edits that the browser keeps', () => {
  it('are there again after a reload, for the same person and form only', () => {
    kept.write(edits);
    expect(new KeptEdits('u-1:persona:p-1', empty).read()).toEqual(edits);
    expect(new KeptEdits('u-2:persona:p-1', empty).read()).toBeUndefined();
    kept.forget();
    expect(kept.read()).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['another form', { ...edits, values: { title: 'x' } }],
    ['a list that holds something else than texts', { ...edits, values: { name: 'x', pillars: [1] } }],
    ['no revision', { ...edits, base: { values: edits.values } }],
    ['no change', { ...edits, values: edits.base.values }],
    ['a text', 'x'],
  ])('are none when the storage holds %s', (_what, value) => {
    stored(value ?? null);
    expect(kept.read()).toBeUndefined();
  });

  it('are none, without a failure, where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    kept.write(edits);
    refuse.mockRestore();
    expect(kept.read()).toBeUndefined();
  });
});
