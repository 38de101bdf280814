import { hash } from 'node:crypto';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleCommand } from './article.commands.js';
import type { ArticleEventOf } from './article.events.js';

/**
 * A guess that a person called wrong. The passage is only in the record, because a state with all passages would grow
 * without bound.
 */
export interface Dismissed {
  readonly key: string;
  /** The length of the passage, in UTF-16 units. */
  readonly characters: number;
  /** The revision of the dismissal. */
  readonly revision: number;
}

/** The most that an article can have at a time; of older articles with more, the latest count. */
export const mostDismissals = 200;

/** The most in all dismissed passages of an article together, in UTF-16 units. */
export const mostDismissedCharacters = 100_000;

/** The key of a dismissal, one for each check and passage. */
export const dismissalKey = (rule: string, quote: string): string =>
  hash('sha256', `${rule}\n${quote}`, 'hex');

type Dismissing = Extract<ArticleCommand, { type: 'dismiss-finding' }>;
type Reopening = Extract<ArticleCommand, { type: 'reopen-finding' }>;

/** Refuses to dismiss what is certain or not in the text; a second dismissal changes nothing. */
export function dismiss(
  { dismissals, content }: { readonly dismissals: readonly Dismissed[]; readonly content: string },
  { rule, quote, isGuess, reason }: Dismissing,
): ArticleEventOf<'FindingDismissed'>[] {
  if (!isGuess) {
    throw new DomainError(
      'conflict',
      'not-a-guess',
      'Only a guess can be dismissed; this finding is certain.',
    );
  }
  const key = dismissalKey(rule, quote);
  if (dismissals.some((known) => known.key === key)) return [];
  if (!content.includes(quote)) {
    throw new DomainError(
      'conflict',
      'no-such-passage',
      'This passage isn’t in the article’s text, so there is no finding about it to dismiss.',
    );
  }
  const characters = dismissals.reduce((sum, known) => sum + known.characters, quote.length);
  if (dismissals.length >= mostDismissals || characters > mostDismissedCharacters) {
    throw new DomainError(
      'conflict',
      'too-many-dismissals',
      `An article can have ${mostDismissals} dismissed findings at a time, with 100,000 characters in all of their passages. Reopen some of them first.`,
    );
  }
  return [{ type: 'FindingDismissed', data: { rule, quote, reason } }];
}

/** Takes a dismissal back; if there is none, this changes nothing. */
export function reopen(
  { dismissals }: { readonly dismissals: readonly Dismissed[] },
  { rule, quote }: Reopening,
): ArticleEventOf<'FindingDismissalWithdrawn'>[] {
  const key = dismissalKey(rule, quote);
  return dismissals
    .filter((known) => known.key === key)
    .map(({ revision }) => ({
      type: 'FindingDismissalWithdrawn',
      data: { rule, quote, dismissedAt: revision },
    }));
}

export function withDismissal(
  dismissals: readonly Dismissed[],
  { rule, quote }: ArticleEventOf<'FindingDismissed'>['data'],
  revision: number,
): readonly Dismissed[] {
  return [...dismissals, { key: dismissalKey(rule, quote), characters: quote.length, revision }];
}
