import { waitingInWords, waitInWords } from './in-words';

const now = Date.parse('2026-03-10T12:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('how long something waits', () => {
  it.each([
    [0.5, 'under an hour'],
    [1, '1 hour'],
    [23.9, '23 hours'],
    [24, '1 day'],
    [75, '3 days'],
  ])('after %s hours is %s', (hours, words) => {
    expect(waitInWords(ago(hours), now)).toBe(words);
  });
});

describe('what is waiting', () => {
  it.each([
    [0, undefined, 'Nothing is waiting.'],
    [1, ago(2), 'One draft is waiting for your eye.'],
    [1, ago(30), 'One draft is waiting for your eye. It has been waiting for a day.'],
    [6, ago(75), 'Six drafts are waiting for your eye. The oldest has been waiting for three days.'],
    [1_204, ago(2), '1,204 drafts are waiting for your eye.'],
  ])('%s drafts', (drafts, oldest, sentence) => {
    expect(waitingInWords(drafts, oldest, now)).toBe(sentence);
  });
});
