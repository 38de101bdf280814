import { readSettings } from './settings.js';

it.each([
  [{}, 'on'],
  [{ AI_CRITIQUE: 'off' }, 'off'],
  [{ AI_CRITIQUE: 'off', AI_REVIEW: 'on' }, 'on'],
  [{ AI_CRITIQUE: 'off', AI_REVIEW: ' ' }, 'off'],
])('what a variable was called before counts where its own name is not set: %j', (given, aiReview) => {
  expect(readSettings(given)).toMatchObject({ aiReview });
});
