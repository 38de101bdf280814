import { differingFields, rebase, unsavedOn } from './versions';

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

describe('what of edits is unsaved', () => {
  const values = { ...base.values, name: 'The Valuer' };
  const edits = { base, values };
  const server = (revision: number, changes: Partial<typeof values> = {}) => ({
    revision,
    values: { ...base.values, ...changes },
  });

  it('is all of them while the server has what they were made on, or less', () => {
    expect(unsavedOn(edits, base)).toBe(edits);
    expect(unsavedOn({ ...edits, sent: [values] }, server(3, values))).toEqual({ ...edits, sent: [values] });
  });

  it('is nothing once the server has just that', () => {
    expect(unsavedOn(edits, server(5, values))).toBeUndefined();
    expect(unsavedOn(edits, server(4, values))).toBeUndefined();
  });

  it('goes on top of what left alone what is edited', () => {
    expect(unsavedOn(edits, server(5))).toEqual({ base: server(5), values });
  });

  it('stays on what it was made on when somebody else has changed that', () => {
    expect(unsavedOn(edits, server(5, { style: 'Short.' }))).toBe(edits);
    expect(unsavedOn({ ...edits, sent: [values] }, server(5, { style: 'Short.' }))).toEqual({
      ...edits,
      sent: [values],
    });
  });

  it('is what was written after one of the saves without an answer, on top of it, but for blanks', () => {
    const sent = [
      { ...values, style: 'Short.' },
      { ...values, name: ' The Valuer ', pillars: [' Exact'] },
    ];
    const later = { ...values, style: 'Shorter.' };
    const saved = server(5, values);
    expect(unsavedOn({ base, values: later, sent }, saved)).toEqual({ base: saved, values: later });
    expect(unsavedOn({ base, values: { ...values, name: 'The Valuer ' }, sent }, saved)).toBeUndefined();
    expect(unsavedOn({ base, values: later, sent }, server(5, { ...values, pillars: ['Calm'] }))).toEqual({
      base,
      values: later,
      sent,
    });
  });

  it('was not saved where the server has the same revision still', () => {
    const back = { base, values, sent: [base.values] };
    expect(unsavedOn(back, base)).toBe(back);
  });
});
