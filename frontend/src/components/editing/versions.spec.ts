import { differingFields, rebase } from './versions';

const base = { revision: 4, values: { name: 'The Appraiser', style: 'Plain.', pillars: ['Exact'] } };

describe('edits on top of what somebody else has saved', () => {
  it('keep what I changed, and theirs where I changed nothing', () => {
    const mine = { ...base.values, style: 'Plain and short.' };
    const theirs = { ...base.values, name: 'The Valuer', pillars: ['Exact', 'Calm'] };
    expect(rebase({ base, values: mine }, theirs)).toEqual({
      values: { name: 'The Valuer', style: 'Plain and short.', pillars: ['Exact', 'Calm'] },
      differing: ['style'],
      theirsAlone: ['name', 'pillars'],
    });
  });

  it('keep mine where both changed the same', () => {
    const mine = { ...base.values, pillars: ['Dry'] };
    const theirs = { ...base.values, pillars: ['Calm'] };
    expect(rebase({ base, values: mine }, theirs)).toMatchObject({
      values: { pillars: ['Dry'] },
      differing: ['pillars'],
      theirsAlone: [],
    });
  });

  it('do not differ where both made the same of it', () => {
    const same = { ...base.values, name: 'The Valuer' };
    expect(rebase({ base, values: same }, same).differing).toEqual([]);
  });

  it('take the order of a list for a difference', () => {
    const lists = (pillars: string[]) => ({ pillars });
    expect(differingFields(lists(['a', 'b']), lists(['b', 'a']))).toEqual(['pillars']);
    expect(differingFields(lists(['a']), lists(['a']))).toEqual([]);
  });
});
