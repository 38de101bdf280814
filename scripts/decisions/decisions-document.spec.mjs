import { decisionsDocument } from './decisions-document.mjs';

const record = (/** @type {string} */ text, file = '0007-locks.md') => decisionsDocument([{ file, text }]);

describe('the index of the decisions', () => {
  it.each([
    [
      '# 7. Locks are sessions\n\n2026-11-20 · in force\n\n**Context.** …',
      '| 7 | [Locks are sessions](0007-locks.md) | 2026-11-20 | in force |',
    ],
    [
      '# 7. Locks\n\n2026-11-20 · replaced by [decision 9](0009-leases.md)\n',
      '| 7 | [Locks](0007-locks.md) | 2026-11-20 | replaced by [decision 9](0009-leases.md) |',
    ],
  ])('has a row for %j', (text, row) => {
    expect(record(text).trimEnd().endsWith(row)).toBe(true);
  });

  it.each([
    '# 7. Locks\n\n**Context.** …',
    '# 7. Locks\n\n2026-11-20 · in doubt\n',
    '# 8. Locks\n\n2026-11-20 · in force\n',
    'Locks',
  ])('refuses %j', (text) => {
    expect(() => record(text)).toThrow('docs/adr/0007-locks.md does not begin with');
  });
});
