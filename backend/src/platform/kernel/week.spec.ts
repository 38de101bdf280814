import { inZone, weekOf, weeksUntil } from './week.js';

const newYork = 'America/New_York';
const week = (instant: string, zone = newYork) => {
  const { monday, start, end } = weekOf(new Date(instant), zone);
  return [monday, start.toISOString(), end.toISOString()];
};

describe('a week', () => {
  it.each([
    [
      'in the middle',
      '2026-11-18T12:00:00Z',
      '2026-11-16',
      '2026-11-16T05:00:00.000Z',
      '2026-11-23T05:00:00.000Z',
    ],
    [
      'at its first instant',
      '2026-11-16T05:00:00Z',
      '2026-11-16',
      '2026-11-16T05:00:00.000Z',
      '2026-11-23T05:00:00.000Z',
    ],
    [
      'one second before it',
      '2026-11-16T04:59:59Z',
      '2026-11-09',
      '2026-11-09T05:00:00.000Z',
      '2026-11-16T05:00:00.000Z',
    ],
    [
      'of 169 hours, when summer time ends',
      '2026-11-01T12:00:00Z',
      '2026-10-26',
      '2026-10-26T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ],
    [
      'of 167 hours, when summer time begins',
      '2027-03-14T12:00:00Z',
      '2027-03-08',
      '2027-03-08T05:00:00.000Z',
      '2027-03-15T04:00:00.000Z',
    ],
    [
      'that begins in the old year',
      '2027-01-01T12:00:00Z',
      '2026-12-28',
      '2026-12-28T05:00:00.000Z',
      '2027-01-04T05:00:00.000Z',
    ],
  ])('%s', (_, instant, monday, start, end) => {
    expect(week(instant)).toEqual([monday, start, end]);
  });

  it('is the zone’s: Monday has come in Kiribati while it is Sunday in Hawaii', () => {
    expect(week('2026-11-15T12:00:00Z', 'Pacific/Kiritimati')[0]).toBe('2026-11-16');
    expect(week('2026-11-15T12:00:00Z', 'Pacific/Honolulu')[0]).toBe('2026-11-09');
  });
});

describe('the last weeks', () => {
  it('follow each other without a gap, across the change of the clocks', () => {
    const weeks = weeksUntil(new Date('2026-11-20T12:00:00Z'), newYork, 12);
    expect(weeks.map(({ monday }) => monday)).toEqual([
      '2026-08-31',
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    weeks.slice(1).forEach(({ start }, index) => expect(start).toEqual(weeks[index]?.end));
  });
});

describe('an instant in the zone', () => {
  it('shows the zone’s own date and time', () => {
    expect(inZone(new Date('2026-11-16T05:00:00Z'), newYork)).toBe('2026-11-16T00:00:00-05:00');
    expect(inZone(new Date('2026-10-26T04:00:00Z'), newYork)).toBe('2026-10-26T00:00:00-04:00');
  });
});
