import { jest } from '@jest/globals';
import { KeptEdits, keptThings } from './kept-edits';

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
    expect(kept.write('s-1', edits)).toBe(true);
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

  it('are told the latest first', () => {
    const keep = (session: string, time: string) =>
      localStorage.setItem(kept.keyOf(session), JSON.stringify({ ...edits, session, at: time }));
    keep('s-1', '2026-11-14T09:12:00.000Z');
    keep('s-2', '2026-11-16T09:12:00.000Z');
    keep('s-3', '2026-11-15T09:12:00.000Z');
    expect(kept.read().map(({ session }) => session)).toEqual(['s-2', 's-3', 's-1']);
  });

  it('know which of the saves without an answer had their fields', () => {
    const sent = [edits.values, { name: 'x' }];
    stored({ ...edits, session: 's-1', at, sent });
    expect(kept.read()).toMatchObject([{ sent: [edits.values] }]);
    stored({ ...edits, session: 's-1', at, sent: 'x' });
    expect(kept.read()[0]?.sent).toBeUndefined();
  });

  it('tell of what things of a kind they are, each once', () => {
    kept.write('s-1', edits);
    kept.write('s-2', edits);
    new KeptEdits('u-1:persona:p-2', empty).write('s-1', edits);
    new KeptEdits('u-1:category:c-1', empty).write('s-1', edits);
    localStorage.setItem('theme', 'dark');
    expect(keptThings('u-1:persona').sort()).toEqual(['p-1', 'p-2']);
  });

  it('are none of a form within this one', () => {
    const within = new KeptEdits('u-1:persona:p-1:s-1', empty);
    localStorage.setItem(within.keyOf('s-2'), JSON.stringify({ ...edits, session: 's-1:s-2', at }));
    expect(kept.read()).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['another form', { ...edits, values: { title: 'x' } }],
    ['a list that holds something else than texts', { ...edits, values: { name: 'x', pillars: ['y', 1] } }],
    ['a number for a text', { ...edits, values: { ...edits.values, name: 1 } }],
    ['another tab’s edits', { ...edits, session: 's-2', at }],
    ['no session', { ...edits, session: undefined }],
    ['no time', { ...edits, at: 7 }],
    ['nothing that they were made on', { values: edits.values }],
    ['no revision', { ...edits, base: { values: edits.values } }],
    ['no change', { ...edits, values: edits.base.values }],
    ['a text', 'x'],
  ])('are none when the storage holds %s', (_what, value) => {
    stored(edits);
    expect(kept.read()).toEqual([]);
    stored({ ...edits, session: 's-1', at });
    expect(kept.read()).toHaveLength(1);
    stored(typeof value === 'object' ? { session: 's-1', at, ...value } : (value ?? null));
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

  it('are none, without a failure, where the browser shows nothing', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect([kept.read(), keptThings('u-1:persona')]).toEqual([[], []]);
    expect(() => kept.forget('s-1')).not.toThrow();
    storage.mockRestore();
  });
});
