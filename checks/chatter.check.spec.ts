import { foundBy } from './testing/checked.js';

describe('what is still to be filled in', () => {
  it.each([
    [
      'It sold. [write: what the last three brought]',
      'Look this up and write it in: “what the last three brought”.',
      'person',
    ],
    ['It sold. [Write:  the fee ]', 'Look this up and write it in: “the fee”.', 'person'],
    ['It sold. [write: ]', '“[write: ]” is still to be filled in.', 'model'],
    ['It sold. [insert a price]', '“[insert a price]” is still to be filled in.', 'model'],
    ['It sold. TODO', '“TODO” is still to be filled in.', 'model'],
  ])('is told, and whose it is: %j', (content, message, fix) => {
    expect(foundBy('chatter', { content })).toMatchObject([{ verdict: 'fail', message, fix }]);
  });
});
