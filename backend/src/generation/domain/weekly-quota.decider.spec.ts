import { given } from '../../platform/event-sourcing/testing/given.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { weeklyQuotaDecider, type WeeklyQuotaCommand } from './weekly-quota.decider.js';
import { authorsWeek, weeklyQuotaId, type WeeklyQuotaEvent } from './weekly-quota.events.js';

const reserve = (
  workId: string,
  articles: number,
  request: 'article' | 'batch' = 'batch',
): WeeklyQuotaCommand => ({
  type: 'reserve',
  workId,
  articles,
  request,
  secondsToNextWeek: 60,
});
const reserved = (workId: string, places: number): WeeklyQuotaEvent => ({
  type: 'WeeklyPlacesReserved',
  data: { workId, places },
});
const used = (workId: string, articleId: string, placesLeft: number): WeeklyQuotaEvent => ({
  type: 'WeeklyPlaceUsed',
  data: { workId, articleId, placesLeft },
});
const released = (workId: string, places: number): WeeklyQuotaEvent => ({
  type: 'WeeklyPlacesReleased',
  data: { workId, places },
});

function refusal(command: WeeklyQuotaCommand, ...history: WeeklyQuotaEvent[]): DomainError | undefined {
  try {
    const state = history.reduce(
      (folded, event) => weeklyQuotaDecider.evolve(folded, event),
      weeklyQuotaDecider.initialState,
    );
    weeklyQuotaDecider.decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  return undefined;
}

describe('a week in which nothing was generated', () => {
  const week = given(weeklyQuotaDecider);

  it('has ten places for a batch', () => week.when(reserve('batch', 10)).then(reserved('batch', 10)));
  it('has no eleven', () => week.when(reserve('batch', 11)).thenRefused('weekly-limit-reached'));
  it('has nothing to release', () => week.when({ type: 'release', workId: 'none' }).thenNothing());
});

describe('a week with places reserved', () => {
  const week = given(weeklyQuotaDecider, reserved('a', 1), reserved('b', 6));

  it('gives what is left', () => week.when(reserve('c', 3)).then(reserved('c', 3)));
  it('gives no more than that', () => week.when(reserve('c', 4)).thenRefused('weekly-limit-reached'));
  it('gives the same work its places once', () => week.when(reserve('b', 6)).thenNothing());
  it('counts an article when it is there', () =>
    week.when({ type: 'use', workId: 'b', articleId: 'b1' }).then(used('b', 'b1', 5)));
  it('takes back what a work gives up', () =>
    week.when({ type: 'release', workId: 'b' }).then(released('b', 6)));
});

describe('a week with places used', () => {
  const week = given(weeklyQuotaDecider, reserved('b', 3), used('b', 'b1', 2), used('b', 'b2', 1));

  it('counts no article twice', () => week.when({ type: 'use', workId: 'b', articleId: 'b1' }).thenNothing());
  it('takes back what was not used only', () =>
    week.when({ type: 'release', workId: 'b' }).then(released('b', 1)));
  it('holds used and reserved places against the limit', () =>
    week.when(reserve('c', 8)).thenRefused('weekly-limit-reached'));
  it('gives the others', () => week.when(reserve('c', 7)).then(reserved('c', 7)));
});

describe('a week with places given back', () => {
  const week = given(weeklyQuotaDecider, reserved('b', 10), used('b', 'b1', 9), released('b', 9));

  it('has them for others', () => week.when(reserve('c', 9)).then(reserved('c', 9)));
  it('does not have the used one', () => week.when(reserve('c', 10)).thenRefused('weekly-limit-reached'));
  it('gives the work new ones when it is begun again', () =>
    week.when(reserve('b', 2)).then(reserved('b', 2)));
  it('counts an article that came after all', () =>
    week.when({ type: 'use', workId: 'b', articleId: 'b2' }).then(used('b', 'b2', 0)));
});

describe('the sentence of a refusal', () => {
  it('of an article', () =>
    expect(refusal(reserve('x', 1, 'article'), reserved('b', 10))).toMatchObject({
      kind: 'limited',
      message: 'You have reached your weekly limit of 10 articles.',
      details: { retryAfterSeconds: 60 },
    }));

  it('of a batch', () =>
    expect(refusal(reserve('x', 5), reserved('b', 7))?.message).toBe(
      'You can generate 3 more articles this week.',
    ));

  it('of a batch with one place left', () =>
    expect(refusal(reserve('x', 5), reserved('b', 9))?.message).toBe(
      'You can generate 1 more article this week.',
    ));

  it('of a batch of one', () =>
    expect(refusal(reserve('x', 1), reserved('b', 10))?.message).toBe(
      'You can generate 0 more articles this week.',
    ));
});

it('the stream of an author’s week is named by both', () => {
  const week = { authorId: 'f8dd58a7-1cfa-4dd5-a8ef-4bd2a2a3b2cd', monday: '2026-11-16' };
  expect(weeklyQuotaId(week)).toBe('f8dd58a7-1cfa-4dd5-a8ef-4bd2a2a3b2cd-2026-11-16');
  expect(authorsWeek(weeklyQuotaId(week))).toEqual(week);
});
