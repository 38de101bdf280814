import { given } from '../../platform/event-sourcing/testing/given.js';
import type { ArticleCommand } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { ArticleEvent } from './article.events.js';
import { dismissalKey, mostDismissals, mostDismissedCharacters } from './dismissals.js';
import { anAdministrator as by, generated } from './testing/articles.js';

interface Passage {
  readonly rule: string;
  readonly quote: string;
}

const guess: Passage = { rule: 'figures-have-source', quote: 'It rose by 12%.' };
const other: Passage = { ...guess, quote: 'It fell by 3%.' };
const reason = 'It is common knowledge.';
const dismiss = (finding: Passage, isGuess = true): ArticleCommand => ({
  type: 'dismiss-finding',
  by,
  ...finding,
  isGuess,
  reason,
});
const reopen = (finding: Passage): ArticleCommand => ({ type: 'reopen-finding', by, ...finding });
const dismissed = (finding: Passage): ArticleEvent => ({
  type: 'FindingDismissed',
  data: { ...finding, reason },
});
const reopened = (finding: Passage, dismissedAt: number): ArticleEvent => ({
  type: 'FindingDismissalWithdrawn',
  data: { ...finding, dismissedAt },
});
const article = (content = `${guess.quote} ${other.quote}`) => generated({ content });

describe('a finding', () => {
  it('that is a guess is dismissed', () =>
    given(articleDecider, article()).when(dismiss(guess)).then(dismissed(guess)));

  it('that is certain stands', () =>
    given(articleDecider, article())
      .when(dismiss({ rule: 'do-not', quote: guess.quote }, false))
      .thenRefused('not-a-guess'));

  it('about what is not in the text is none', () =>
    given(articleDecider, article())
      .when(dismiss({ ...guess, quote: 'It stood still.' }))
      .thenRefused('no-such-passage'));

  it('about the whole text is dismissed without a passage', () => {
    const whole = { rule: 'voice', quote: '' };
    given(articleDecider, article()).when(dismiss(whole)).then(dismissed(whole));
  });

  it('of an article that is not there is none', () => {
    given(articleDecider).when(dismiss(guess)).thenRefused('no-such-article');
    given(articleDecider).when(reopen(guess)).thenRefused('no-such-article');
  });
});

describe('a dismissed finding', () => {
  const twice = [article(), dismissed(other), dismissed(guess)] as const;

  it('is not dismissed twice, whether its passage still stands or not', () => {
    given(articleDecider, ...twice)
      .when(dismiss(guess))
      .thenNothing();
    given(articleDecider, article(''), dismissed(guess)).when(dismiss(guess)).thenNothing();
  });

  it('leaves those of the same check elsewhere, and of other checks in the same words', () => {
    given(articleDecider, article(), dismissed(other)).when(dismiss(guess)).then(dismissed(guess));
    given(articleDecider, article(), dismissed({ rule: 'too-close', quote: guess.quote }))
      .when(dismiss(guess))
      .then(dismissed(guess));
  });

  it('is reopened, it alone and once, and may be dismissed again', () => {
    given(articleDecider, ...twice)
      .when(reopen(guess))
      .then(reopened(guess, 2));
    given(articleDecider, ...twice, reopened(guess, 2))
      .when(reopen(guess))
      .thenNothing();
    given(articleDecider, ...twice, reopened(guess, 2))
      .when(dismiss(other))
      .thenNothing();
    given(articleDecider, ...twice, reopened(guess, 2))
      .when(dismiss(guess))
      .then(dismissed(guess));
  });

  it('that never was is open', () => given(articleDecider, article()).when(reopen(guess)).thenNothing());
});

describe('an article', () => {
  const number = (n: number): Passage => ({ ...guess, quote: `It rose by ${n}%.` });
  const many = Array.from({ length: mostDismissals }, (_, n) => number(n));
  const text = [...many, number(mostDismissals)].map(({ quote }) => quote).join(' ');

  it('has so many dismissals, until one is taken back', () => {
    const events = [article(text), ...many.map(dismissed)];
    const last = dismiss(number(mostDismissals));
    given(articleDecider, ...events.slice(0, -1))
      .when(last)
      .then(dismissed(number(mostDismissals)));
    given(articleDecider, ...events)
      .when(last)
      .thenRefused('too-many-dismissals');
    given(articleDecider, ...events, reopened(number(5), 6))
      .when(last)
      .then(dismissed(number(mostDismissals)));
  });

  it('has so many characters in them, none of which its state repeats', () => {
    const long = (n: number): Passage => ({ ...guess, quote: 'a'.repeat(mostDismissedCharacters / 5 - n) });
    const events = [1, 2, 3, 4].map((n) => dismissed(long(n)));
    const whole = article('a'.repeat(mostDismissedCharacters));
    const rest = (characters: number): Passage => ({ ...guess, quote: 'a'.repeat(characters) });
    const left = mostDismissedCharacters / 5 + 10;
    given(articleDecider, whole, ...events)
      .when(dismiss(rest(left)))
      .then(dismissed(rest(left)));
    given(articleDecider, whole, ...events)
      .when(dismiss(rest(left + 1)))
      .thenRefused('too-many-dismissals');
    const state = [whole, ...events].reduce(articleDecider.evolve, articleDecider.initialState);
    expect(state?.dismissals[0]).toEqual({
      key: dismissalKey(long(1).rule, long(1).quote),
      characters: mostDismissedCharacters / 5 - 1,
      revision: 1,
    });
  });
});
