import { isGuess } from '../../../../checks/registry.js';
import { countWords } from '../../../../checks/text/word-count.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleCommand, ArticleText, TextCheck } from './article.commands.js';
import {
  articleEvents,
  type AcceptedProposal,
  type ArticleEvent,
  type ArticleEventOf,
} from './article.events.js';
import { afterTaking, placeOf, withReplacements } from './passage.js';
import { promote, type Promotable } from './promotion.js';
import { maySee, type Reader } from './reader.js';
import { wordChanges } from './words.js';

interface Article extends Promotable {
  readonly authorId: string | null;
  readonly personaId: string;
  readonly dismissals: readonly Dismissal[];
  /** Proposals that were accepted, by id: ids of the hunks that were taken over, null when nothing can be any more. */
  readonly accepted: Readonly<Record<string, readonly string[] | null>>;
}

type Dismissal = Pick<ArticleEventOf<'FindingDismissed'>['data'], 'rule' | 'quote'>;

/** Undefined until the article has been written. */
export type ArticleState = Article | undefined;

/** One article: written by a model, then edited, promoted, deleted and restored by people. */
export const articleDecider: Decider<ArticleState, ArticleCommand, ArticleEvent> = {
  catalog: articleEvents,
  initialState: undefined,
  snapshotVersion: '5',

  decide(command, article) {
    switch (command.type) {
      case 'record-generated':
        // The id derives from the request: a repeat after a crash finds what the first try wrote.
        return article ? [] : [{ type: 'ArticleGenerated', data: command.article }];
      case 'edit': {
        const edits = editText(present(article, command.by), command);
        const edited = edits.reduce<ArticleState>(
          (state, event) => articleDecider.evolve(state, event),
          article,
        );
        return [...edits, ...moveTo(present(edited, command.by), command)];
      }
      case 'accept-proposal':
        return acceptProposal(present(article, command.by), command);
      case 'delete':
        present(article, command.by);
        return [{ type: 'ArticleDeleted', data: {} }];
      case 'dismiss-finding':
        return dismiss(present(article, command.by), command);
      case 'restore':
        return restore(restorable(article, command.by), command);
      default:
        return command satisfies never;
    }
  },

  evolve(article, event) {
    switch (event.type) {
      case 'ArticleGenerated': {
        const { authorId, personaId, title, content, provenance } = event.data;
        const { personaRevision } = provenance;
        const nothingYet = { dismissals: [], accepted: {}, revision: 0, packages: 0, promoted: null };
        return { authorId, personaId, title, content, status: 'draft', personaRevision, ...nothingYet };
      }
      case 'ArticleEdited': {
        const { title, content, proposal } = event.data;
        return after(article, {
          ...(title && { title: title.to }),
          ...(content && { content: content.to }),
          ...(proposal && { accepted: acceptedWith(article, proposal) }),
        });
      }
      case 'ArticlePromoted':
        return after(article, promoted(article));
      case 'ArticleReturnedToDraft':
        return after(article, { status: 'draft' });
      case 'ArticleDeleted':
        return after(article, { status: 'deleted' });
      case 'FindingDismissed':
        return after(article, { dismissals: [...(article?.dismissals ?? []), event.data] });
      case 'ArticleRestored': {
        const { title, content, undeleted } = event.data;
        const text = { title: title.to, content: content.to };
        return after(article, undeleted ? { ...text, status: 'draft' } : text);
      }
      default:
        return event satisfies never;
    }
  },
};

/** Callers cannot tell a deleted article from one that never existed. */
export function noSuchArticle(): never {
  throw new DomainError('not-found', 'no-such-article', 'Article not found.');
}

export function noSuchRevision(): never {
  throw new DomainError('not-found', 'no-such-revision', 'Revision not found.');
}

/** An article that isn't theirs to know of is none. */
function present(article: ArticleState, by: Reader): Article {
  return article && article.status !== 'deleted' && maySee(by, article) ? article : noSuchArticle();
}

/** Administrators may bring a deleted one back. */
function restorable(article: ArticleState, by: Reader): Article {
  return article && by.role === 'admin' ? article : present(article, by);
}

function after(article: ArticleState, change: Partial<Article>): Article {
  if (!article) throw new Error('An article begins with ArticleGenerated.');
  return { ...article, revision: article.revision + 1, ...change };
}

function promoted(article: ArticleState): Partial<Article> {
  if (!article) return {};
  const { packages, title, content } = article;
  return { status: 'promoted', packages: packages + 1, promoted: { title, content } };
}

interface NewText {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly proposal?: AcceptedProposal;
  readonly check: TextCheck;
}

function editText(
  article: Article,
  { title, content, proposal, check }: NewText,
): ArticleEventOf<'ArticleEdited'>[] {
  const text = { title: title ?? article.title, content: content ?? article.content };
  const newTitle = text.title !== article.title;
  const newContent = text.content !== article.content;
  if (!newTitle && !newContent) return [];
  return [
    {
      type: 'ArticleEdited',
      data: {
        ...(newTitle && { title: { from: article.title, to: text.title } }),
        ...(newContent && { content: contentChange(article.content, text.content) }),
        ...(proposal && { proposal }),
        ruleReport: check(text),
      },
    },
  ];
}

type Acceptance = Extract<ArticleCommand, { type: 'accept-proposal' }>;

/** Words of a model go where they were meant to, or nowhere. */
function acceptProposal(
  article: Article,
  { proposal, change, check }: Acceptance,
): ArticleEventOf<'ArticleEdited'>[] {
  const { [proposal.id]: taken = [] } = article.accepted;
  if (!taken) alreadyAccepted('proposal');
  const edited = editText(article, {
    ...('title' in change
      ? { ...newTitle(change.title, article), proposal: { ...proposal, whole: true } }
      : {
          content: contentWith(change, article, taken),
          proposal: {
            ...proposal,
            whole: change.hunks.every(({ id }) => taken.includes(id) || change.wanted.includes(id)),
            hunks: [...change.wanted],
          },
        }),
    check,
  });
  if (edited.length > 0) return edited;
  throw new DomainError('conflict', 'proposal-without-change', 'This proposal changes nothing in the text.');
}

function newTitle(
  { from, to }: { from: string; to: string },
  { title }: Article,
): Pick<ArticleText, 'title'> {
  return title === from ? { title: to } : noLongerFits('title');
}

/** @param taken hunks that were taken over before, so they are part of the text by now */
function contentWith(
  change: Exclude<Acceptance['change'], { title: unknown }>,
  { content }: Article,
  taken: readonly string[],
): string {
  if (change.wanted.some((id) => taken.includes(id))) alreadyAccepted('change');
  const { madeFor, passage, hunks } = afterTaking(change, taken);
  const place = placeOf(madeFor, content, passage) ?? noLongerFits('passage');
  const shift = place - passage.start;
  const moved = hunks
    .filter(({ id }) => change.wanted.includes(id))
    .map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
  return withReplacements(content, moved);
}

function acceptedWith(article: ArticleState, { id, whole, hunks }: AcceptedProposal): Article['accepted'] {
  const accepted = article?.accepted ?? {};
  return { ...accepted, [id]: whole || !hunks ? null : [...(accepted[id] ?? []), ...hunks] };
}

function alreadyAccepted(what: 'proposal' | 'change'): never {
  throw new DomainError('conflict', 'proposal-settled', `This ${what} has been accepted already.`);
}

function noLongerFits(what: string): never {
  const message = `The ${what} has changed since this proposal was made. Ask for another one.`;
  throw new DomainError('conflict', 'proposal-stale', message);
}

type Move = Extract<ArticleCommand, { type: 'edit' }>;

function moveTo(article: Article, { by, status, promotion, check }: Move): ArticleEvent[] {
  if (promotion) return promote(article, by, promotion, check);
  if (status === undefined || status === article.status) return [];
  return [{ type: 'ArticleReturnedToDraft', data: {} }];
}

/** What is certain stands; dismissing once is enough. */
function dismiss(
  { dismissals }: Article,
  { rule, quote, reason }: Extract<ArticleCommand, { type: 'dismiss-finding' }>,
): ArticleEvent[] {
  if (!isGuess(rule, quote)) {
    throw new DomainError(
      'conflict',
      'not-a-guess',
      'Only a guess can be dismissed; this finding is certain.',
    );
  }
  if (dismissals.some((known) => known.rule === rule && known.quote === quote)) return [];
  return [{ type: 'FindingDismissed', data: { rule, quote, reason } }];
}

function restore(
  article: Article,
  { fromRevision, text = noSuchRevision(), check }: Extract<ArticleCommand, { type: 'restore' }>,
): ArticleEvent[] {
  const undeleted = article.status === 'deleted';
  if (!undeleted && article.title === text.title && article.content === text.content) return [];
  return [
    {
      type: 'ArticleRestored',
      data: {
        fromRevision,
        title: { from: article.title, to: text.title },
        content: contentChange(article.content, text.content),
        undeleted,
        ruleReport: check(text),
      },
    },
  ];
}

function contentChange(
  from: string,
  to: string,
): NonNullable<ArticleEventOf<'ArticleEdited'>['data']['content']> {
  return { to, ...wordChanges(from, to), wordCount: countWords(to) };
}
