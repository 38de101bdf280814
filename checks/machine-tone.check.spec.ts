import { foundBy } from './testing/checked.js';

const phrases = ['delve into', 'a testament to', 'in the realm of', 'a rich tapestry', 'a treasure trove of'];
const content = `${phrases.map((phrase) => `We ${phrase} boxes.`).join(' ')} ${'The owner keeps the box in a drawer of the desk. '.repeat(4)}`;
const found = (count: number) => {
  const machine_tone = phrases.slice(0, count).map((phrase) => ({ phrase, weight: 10 }));
  return foundBy('machine-tone', { content, rules: { machine_tone } }).map(({ verdict, message }) => ({
    verdict,
    message,
  }));
};

it.each([
  [0, 'The rules list no phrases of machines.'],
  [1, 'The rules list 1 phrase of machines; 4 different ones make a cluster.'],
  [3, 'The rules list 3 phrases of machines; 4 different ones make a cluster.'],
])('a list of %i phrases, which can find nothing, is not said to have passed', (count, message) => {
  expect(found(count)).toEqual([{ verdict: 'not-checked', message }]);
});

it.each([4, 5])('a list of %i phrases finds a cluster', (count) => {
  expect(found(count)).toMatchObject([{ verdict: 'fail' }]);
});
