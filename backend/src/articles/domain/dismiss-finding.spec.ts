import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { anAdministrator, generated } from './testing/articles.js';

const guess = { rule: 'figures-have-source', quote: 'It rose by 12%.' };
const dismiss = (finding: { rule: string; quote: string }, isGuess = true): ArticleCommand => ({
  type: 'dismiss-finding',
  by: anAdministrator,
  ...finding,
  isGuess,
  reason: 'It is common knowledge.',
});
const dismissed = (finding: { rule: string; quote: string }): ArticleEvent => ({
  type: 'FindingDismissed',
  data: { ...finding, reason: 'It is common knowledge.' },
});

describe('a finding', () => {
  const article = given(articleDecider, generated());

  it('that is a guess is dismissed', () => article.when(dismiss(guess)).then(dismissed(guess)));

  it('that is certain stands', () =>
    article.when(dismiss({ rule: 'do-not', quote: 'risk-free' }, false)).thenRefused('not-a-guess'));

  it('of an article that is not there is none', () =>
    given(articleDecider).when(dismiss(guess)).thenRefused('no-such-article'));
});

describe('a dismissed finding', () => {
  const other = { ...guess, quote: 'It fell by 3%.' };

  it('is not dismissed twice', () =>
    given(articleDecider, generated(), dismissed(other), dismissed(guess))
      .when(dismiss(guess))
      .thenNothing());

  it('leaves those of the same check elsewhere, and of other checks in the same words', () => {
    given(articleDecider, generated(), dismissed(other)).when(dismiss(guess)).then(dismissed(guess));
    given(articleDecider, generated(), dismissed({ rule: 'too-close', quote: guess.quote }))
      .when(dismiss(guess))
      .then(dismissed(guess));
  });
});
