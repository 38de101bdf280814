import { given } from '../../platform/event-sourcing/testing/given.js';
import { batchOf, customIdea, recordBatch, recordIdea } from './testing/topics.js';
import type { TopicEvent } from './topic.events.js';
import { findBatch, recentIdeaTitles, topicsDecider } from './topics.decider.js';

const week = ['Who winds clocks', 'Casks are no bottles', 'Graded cards', 'Old prints', 'Lost papers'];
const deleted = (ideaId: string): TopicEvent => ({
  type: 'TopicIdeaDeleted',
  data: { ideaId, title: ideaId },
});

describe('without ideas', () => {
  const house = given(topicsDecider);

  it('a batch is numbered from 1', () => {
    house.when(recordBatch(week)).then(batchOf(week));
  });

  it('a custom idea is number 1', () => {
    house.when(recordIdea('Old boxes')).then(customIdea('Old boxes'));
  });

  it('there is none to delete', () => {
    house.when({ type: 'delete-idea', ideaId: 'x' }).thenRefused('no-such-idea');
  });

  it('an idea with the title of another of its batch is left out, and the batch says so', () => {
    const reason = '“LOST papers!” is the title of an earlier idea or article.';
    house.when(recordBatch([...week, 'LOST papers!'])).then(batchOf(week, [{ reason }]));
  });

  it('an idea that asks much the same as another of its batch is marked', () => {
    const { ideas, ...batch } = recordBatch(['Why the box matters', 'Half the price is cardboard']);
    const angles = [
      'What auctions pay for watches with their box, and without.',
      'Compare what auctions pay for a watch that has its box and for one that has none.',
    ];
    const asked = ideas.map((idea, at) => ({ ...idea, angle: angles[at] ?? '' }));
    const decided = topicsDecider.decide({ ...batch, ideas: asked }, topicsDecider.initialState);
    const marks = ['The subject may be that of “Why the box matters”.'];
    expect(decided).toMatchObject([{ data: { ideas: [{ number: 1 }, { number: 2, marks }] } }]);
  });

  it('what was missing before is told with it', () => {
    const missing = [{ reason: 'The model gave too few ideas.' }];
    house.when(recordBatch(week, { missing })).then(batchOf(week, missing));
  });

  it('a batch of which no title is free is refused', () => {
    house.when(recordBatch(week, { articleTitles: week })).thenRefused('repeated-title');
  });

  it('a refused batch is told which titles were not free', () => {
    const command = recordBatch(['Old prints', 'Lost papers'], { articleTitles: week });
    expect(() => topicsDecider.decide(command, topicsDecider.initialState)).toThrow(
      '“Old prints” is the title of an earlier idea or article. “Lost papers” is the title of an earlier idea or article. Nothing was saved. Try again.',
    );
  });

  it('an article’s title may not be repeated', () => {
    const articleTitles = ['A lost paper', 'Old: BOXES'];
    house.when(recordIdea('Old boxes', { articleTitles })).thenRefused('repeated-title');
  });

  it('an idea that is like an article is marked', () => {
    const marks = ['The subject may be that of “Boxes, old”.'];
    const articleTitles = ['A lost paper', 'Boxes, old'];
    house
      .when(recordIdea('Why the old boxes', { articleTitles }))
      .then(customIdea('Why the old boxes', { marks }));
  });
});

describe('with a batch', () => {
  const house = given(topicsDecider, batchOf(week));

  it('the numbers go on', () => {
    house.when(recordIdea('Old boxes')).then(customIdea('Old boxes', { number: 6 }));
  });

  it('recording it again changes nothing, whatever it would be now', () => {
    house.when(recordBatch(['Something else'])).thenNothing();
  });

  it('another one is recorded behind it', () => {
    const other = { batchId: 'other' };
    house
      .when(recordBatch(['Something else'], other))
      .then(batchOf(['Something else'], undefined, { ...other, after: 5 }));
  });

  it('its ideas are known, and their titles, newest first', () => {
    const topics = topicsDecider.evolve(topicsDecider.initialState, batchOf(week));
    expect(findBatch(topics, 'batch')?.ideaIds).toEqual(week);
    expect(recentIdeaTitles(topics, new Date('2026-11-21T09:00:00Z'))).toEqual(week.toReversed());
  });

  it('each idea of it can be deleted, whatever became of the others', () => {
    given(topicsDecider, batchOf(week), deleted('Old prints'))
      .when({ type: 'delete-idea', ideaId: 'Graded cards' })
      .then(deleted('Graded cards'));
  });

  it('an idea with a title of it is refused for 90 days', () => {
    house.when(recordIdea('Old prints.', { at: '2027-02-18T09:00:00Z' })).thenRefused('repeated-title');
    const at = '2027-02-18T09:00:01Z';
    house.when(recordIdea('Old prints.', { at })).then(customIdea('Old prints.', { at, number: 6 }));
  });

  it('an idea of it can be deleted', () => {
    house.when({ type: 'delete-idea', ideaId: 'Old prints' }).then(deleted('Old prints'));
  });
});

describe('with a deleted idea', () => {
  const house = given(topicsDecider, customIdea('Old boxes'), deleted('Old boxes'));

  it('it cannot be deleted again', () => {
    house.when({ type: 'delete-idea', ideaId: 'Old boxes' }).thenRefused('no-such-idea');
  });

  it('its number is not used again', () => {
    house.when(recordIdea('Lost papers')).then(customIdea('Lost papers', { number: 2 }));
  });

  it('it is not proposed again', () => {
    house.when(recordIdea('Old boxes!', { at: '2026-12-01T00:00:00Z' })).thenRefused('repeated-title');
  });

  it('a repeat of the request that brought it brings it not back', () => {
    house.when(recordIdea('Old boxes')).thenNothing();
  });
});
