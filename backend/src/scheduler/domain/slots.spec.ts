import {
  timetableInWords,
  nextSlot,
  slotsBetween,
  topicDays,
  weekNumber,
  type RunDay,
  type Timetable,
} from './slots.js';

const mondays: readonly RunDay[] = [{ day: 'Monday', since: new Date('2026-01-01T00:00:00Z') }];
const articles: Timetable = { job: 'articles', zone: 'America/New_York', runDays: mondays };
const topics: Timetable = { job: 'topics', zone: 'America/New_York', runDays: topicDays };

const next = (timetable: Timetable, after: string): string =>
  nextSlot(timetable, new Date(after)).dueAt.toISOString();
const between = (timetable: Timetable, from: string, to: string): string[] =>
  slotsBetween(timetable, new Date(from), new Date(to)).map(({ id }) => id);

describe('A15 slots on the wall clock of New York', () => {
  it.each([
    ['2026-10-20T00:00:00Z', '2026-10-26T13:00:00.000Z', '2026-10-26T17:00:00.000Z'],
    ['2026-10-27T00:00:00Z', '2026-11-02T14:00:00.000Z', '2026-11-02T18:00:00.000Z'],
    ['2027-03-02T00:00:00Z', '2027-03-08T14:00:00.000Z', '2027-03-08T18:00:00.000Z'],
    ['2027-03-09T00:00:00Z', '2027-03-15T13:00:00.000Z', '2027-03-15T17:00:00.000Z'],
  ])('after %s they are %s and %s', (after, morning, afternoon) => {
    expect(next(articles, after)).toBe(morning);
    expect(next(topics, after)).toBe(afternoon);
  });

  it('are there once each over both days on which the clocks change', () => {
    expect(between(articles, '2026-10-25T00:00:00Z', '2026-11-10T00:00:00Z')).toEqual([
      'articles-2026-10-26T09:00',
      'articles-2026-11-02T09:00',
      'articles-2026-11-09T09:00',
    ]);
    expect(between(topics, '2027-03-07T00:00:00Z', '2027-03-16T00:00:00Z')).toEqual([
      'topics-2027-03-08T13:00',
      'topics-2027-03-15T13:00',
    ]);
  });

  it.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Apia', 'America/St_Johns', 'Africa/Cairo'])(
    'are on Mondays at nine in %s, too, every week of three years',
    (zone) => {
      const slots = slotsBetween(
        { ...articles, zone },
        new Date('2026-01-05T12:00:00Z'),
        new Date('2029-01-05T12:00:00Z'),
      );
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      expect(slots.length).toBeGreaterThanOrEqual(156);
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
      expect([...new Set(slots.map(({ dueAt }) => format.format(dueAt)))]).toEqual(['Monday 09:00']);
    },
  );
});

describe('slots', () => {
  it('include both ends', () => {
    expect(between(articles, '2026-11-16T14:00:00Z', '2026-11-23T14:00:00Z')).toHaveLength(2);
    expect(between(articles, '2026-11-16T14:00:00.001Z', '2026-11-23T13:59:59.999Z')).toEqual([]);
  });

  it('come after the moment that is asked about, never at it', () => {
    expect(next(articles, '2026-11-23T13:59:59.999Z')).toBe('2026-11-23T14:00:00.000Z');
    expect(next(articles, '2026-11-23T14:00:00.000Z')).toBe('2026-11-30T14:00:00.000Z');
  });

  it('follow the day that the rules named at that time', () => {
    const runDays: RunDay[] = [...mondays, { day: 'Wednesday', since: new Date('2026-11-17T20:00:00Z') }];
    const moved = { ...articles, runDays };
    expect(between(moved, '2026-11-08T00:00:00Z', '2026-12-03T00:00:00Z')).toEqual([
      'articles-2026-11-09T09:00',
      'articles-2026-11-16T09:00',
      'articles-2026-11-18T09:00',
      'articles-2026-11-25T09:00',
      'articles-2026-12-02T09:00',
    ]);
    expect(timetableInWords(moved)).toBe('Every Wednesday at 9:00 AM');
  });

  it('exist on a day that was named at its very hour', () => {
    const runDays: RunDay[] = [...mondays, { day: 'Tuesday', since: new Date('2026-11-17T14:00:00Z') }];
    expect(between({ ...articles, runDays }, '2026-11-17T00:00:00Z', '2026-11-18T00:00:00Z')).toEqual([
      'articles-2026-11-17T09:00',
    ]);
  });

  it('do not exist on a day that was named only after its hour', () => {
    const runDays: RunDay[] = [...mondays, { day: 'Tuesday', since: new Date('2026-11-17T14:00:00.001Z') }];
    expect(between({ ...articles, runDays }, '2026-11-17T00:00:00Z', '2026-11-18T00:00:00Z')).toEqual([]);
  });

  it('are told in words', () => {
    expect([timetableInWords(articles), timetableInWords(topics)]).toEqual([
      'Every Monday at 9:00 AM',
      'Every Monday at 1:00 PM',
    ]);
  });
});

describe('weeks', () => {
  it.each(['America/New_York', 'Europe/London', 'Pacific/Auckland', 'UTC'])(
    'in %s are counted without a gap and without a repeat, also when the clocks change',
    (zone) => {
      const [from, to] = [new Date('2026-01-05T12:00:00Z'), new Date('2029-01-05T12:00:00Z')];
      const slots = slotsBetween({ ...articles, zone }, from, to);
      const numbers = slots.map(({ dueAt }) => weekNumber(dueAt, zone));
      const [first = 0] = numbers;
      expect(numbers.length).toBeGreaterThanOrEqual(156);
      expect(numbers).toEqual(numbers.map((_, index) => first + index));
    },
  );

  it('begin on Mondays, on the calendar of their zone', () => {
    expect(weekNumber(new Date('1970-01-11T23:59:59Z'), 'UTC')).toBe(0);
    expect(weekNumber(new Date('1970-01-12T00:00:00Z'), 'UTC')).toBe(1);
    expect(weekNumber(new Date('1970-01-12T00:00:00Z'), 'America/New_York')).toBe(0);
    expect(weekNumber(new Date('1970-01-11T23:00:00Z'), 'Asia/Kolkata')).toBe(1);
  });
});
