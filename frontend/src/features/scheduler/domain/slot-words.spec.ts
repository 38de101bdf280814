import { nextRunInWords, slotInWords, weekdayInWords, zoneInWords } from './slot-words';

const newYork = 'America/New_York';

/** The moment of Monday, November 23, 2026, 9:00 AM in New York. */
const slot = '2026-11-23T14:00:00.000Z';

describe('the next run, in calendar days of the schedule’s zone', () => {
  it.each([
    ['on the day itself', '2026-11-23T05:00:00Z', 'Monday, November 23, 2026 at 9:00 AM'],
    ['the day before, late', '2026-11-23T04:59:00Z', 'Tomorrow at 9:00 AM'],
    ['the day before, early', '2026-11-22T05:00:00Z', 'Tomorrow at 9:00 AM'],
    ['two days before, by a minute', '2026-11-22T04:59:00Z', 'in 2 days'],
    ['a week before', '2026-11-16T14:00:01Z', 'in 7 days'],
    ['eight days before, by a minute', '2026-11-16T04:59:00Z', 'Monday, November 23, 2026 at 9:00 AM'],
    ['when it is past already', '2026-11-24T12:00:00Z', 'Monday, November 23, 2026 at 9:00 AM'],
  ])('%s', (_when, now, words) => {
    expect(nextRunInWords(slot, newYork, new Date(now))).toBe(words);
  });

  it('is told when there is none', () => {
    expect(nextRunInWords(null, newYork, new Date())).toBe('Not scheduled');
  });

  // The day on which the clocks go back has 25 hours, and the one on which they go forward has 23.
  it.each([
    [
      'first minute of the long Sunday',
      '2026-11-02T14:00:00Z',
      '2026-11-01T04:00:00Z',
      'Tomorrow at 9:00 AM',
    ],
    ['last minute of the long Sunday', '2026-11-02T14:00:00Z', '2026-11-02T04:59:00Z', 'Tomorrow at 9:00 AM'],
    ['Saturday before it', '2026-11-02T14:00:00Z', '2026-11-01T03:59:00Z', 'in 2 days'],
    ['a week over the long Sunday', '2026-11-02T14:00:00Z', '2026-10-26T13:00:00Z', 'in 7 days'],
    [
      'first minute of the short Sunday',
      '2027-03-15T13:00:00Z',
      '2027-03-14T05:00:00Z',
      'Tomorrow at 9:00 AM',
    ],
    [
      'last minute of the short Sunday',
      '2027-03-15T13:00:00Z',
      '2027-03-15T03:59:00Z',
      'Tomorrow at 9:00 AM',
    ],
    ['Saturday before the short one', '2027-03-15T13:00:00Z', '2027-03-14T04:59:00Z', 'in 2 days'],
  ])('counts days, not hours, over a change of the clocks: %s', (_when, at, now, words) => {
    expect(nextRunInWords(at, newYork, new Date(now))).toBe(words);
  });

  it('goes by the days of the schedule’s zone, wherever it is read', () => {
    const now = new Date('2026-11-21T20:00:00Z');
    expect(nextRunInWords('2026-11-22T22:00:00Z', 'Asia/Tokyo', now)).toBe('Tomorrow at 7:00 AM');
    expect(nextRunInWords('2026-11-22T22:00:00Z', 'UTC', now)).toBe('Tomorrow at 10:00 PM');
    expect(nextRunInWords('2026-11-23T02:00:00Z', 'UTC', now)).toBe('in 2 days');
    expect(nextRunInWords('2026-11-23T02:00:00Z', newYork, now)).toBe('Tomorrow at 9:00 PM');
  });
});

it('a slot is told whole, or by its weekday, in its zone', () => {
  expect(slotInWords(slot, newYork)).toBe('Monday, November 23, 2026 at 9:00 AM');
  expect(weekdayInWords(slot, newYork)).toBe('Monday, 9:00 AM');
  expect(weekdayInWords('2026-11-22T22:00:00Z', 'Asia/Tokyo')).toBe('Monday, 7:00 AM');
});

it.each([
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('the zone %s is told as %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});
