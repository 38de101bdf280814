import { certificateWarning } from './certificate-warning';

const now = new Date('2026-11-28T12:00:00Z');

it.each([
  ['2027-01-27T12:00:00Z', undefined],
  ['2027-01-27T11:00:00Z', 'ends in 59 days.'],
  ['2026-11-29T13:00:00Z', 'ends in 1 day.'],
  ['2026-11-28T13:00:00Z', 'ends today.'],
  ['2026-11-28T11:00:00Z', 'has ended.'],
])('of a certificate that is valid until %s is told: %s', (notAfter, words) => {
  const told = certificateWarning(notAfter, now);
  if (words === undefined) expect(told).toBeUndefined();
  else expect(told).toContain(words);
});
