import { isSameSecurity, secondFactorFrom, securityMember, undecidedSecurity } from './security-rules.js';

describe('what the house decides about signing in', () => {
  it('is 12 hours at rest and nothing more where it leaves something out', () => {
    expect(securityMember.parse({ secondFactor: 'everybody' })).toEqual({
      secondFactor: 'everybody',
      idleMinutes: 720,
      maxDays: 30,
      signOnOnly: false,
      proofForOverride: false,
    });
  });

  it.each([
    ['nobody', 'admin', undefined],
    ['administrators', 'author', undefined],
    ['administrators', 'admin', '2026-12-01T00:00:00.000Z'],
    ['everybody', 'author', '2026-12-01T00:00:00.000Z'],
  ] as const)('requires a second factor of %s: %s', (secondFactor, role, from) => {
    const rules = { ...undecidedSecurity, secondFactor, from: '2026-12-01' };
    expect(secondFactorFrom(rules, role)?.toISOString()).toBe(from);
  });

  it('is required at once without a date', () => {
    const now = new Date();
    const from = secondFactorFrom({ ...undecidedSecurity, secondFactor: 'everybody' }, 'author');
    expect(from && from < now).toBe(true);
  });

  it('is the same however it is written down, and another by any member', () => {
    const { from, ...rest }: typeof undecidedSecurity = { ...undecidedSecurity, from: undefined };
    expect(isSameSecurity({}, { security: { from, ...rest } })).toBe(true);
    expect(isSameSecurity({ security: { ...rest, idleMinutes: 30 } }, {})).toBe(false);
    expect(isSameSecurity({}, { security: { ...rest, from: '2026-12-01' } })).toBe(false);
  });
});
