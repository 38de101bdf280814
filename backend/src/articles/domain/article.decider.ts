import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { newArticle, type Article, type ArticleState } from './article.js';
import { acceptedWith, takenOver, type AcceptanceCommand } from './acceptance.js';
import type { ArticleCommand, TextCheck } from './article.commands.js';
import {
  articleEvents,
  type AcceptedProposal,
  type ArticleEvent,
  type ArticleEventOf,
} from './article.events.js';
import { importArticle } from './imported.js';
import { dismiss, reopen, withDismissal } from './dismissals.js';
import { contentHash, promote } from './promotion.js';
import { proposedTitles, withTitleFrom } from './proposed-titles.js';
import { maySee, type Reader } from './reader.js';
import { contentChange } from './words.js';

/** One article: written by a model, then edited, promoted, deleted and restored by people. */
export const articleDecider: Decider<ArticleState, ArticleCommand, ArticleEvent> = {
  catalog: articleEvents,
  initialState: undefined,
  snapshotVersion: '12',

  decide(command, article) {
    switch (command.type) {
      case 'record-generated':
        // The id derives from the request: a repeat after a crash finds what the first try wrote.
        return article ? [] : [{ type: 'ArticleGenerated', data: command.article }];
      case 'import':
        return importArticle(article, command);
      case 'edit': {
        const before = present(article, command.by);
        const texts = withTitleFrom(editText(before, command), before);
        const edits = [...texts, ...summarize(before, command)];
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
      case 'reopen-finding':
        return reopen(present(article, command.by), command);
      case 'open-for-review':
        return openForReview(present(article, command.by), command.by);
      case 'restore':
        return restore(restorable(article, command.by), command);
      default:
        return command satisfies never;
    }
  },

  evolve(article, event) {
    if (event.type === 'ArticleGenerated') {
      const { personaRevision } = event.data.provenance;
      return newArticle({ ...event.data, ...proposedTitles(event.data), personaRevision });
    }
    if (event.type === 'ArticleImported') {
      const { personaId, source, ...data } = event.data;
      const imported = { authorId: null, personaId: personaId ?? '', personaRevision: null };
      return newArticle({ ...data, ...imported, importedFrom: source });
    }
    if (!article) throw new Error('An article is generated or imported first.');
    return { ...article, revision: article.revision + 1, ...changeBy(event, article) };
  },
};

function changeBy(
  event: Exclude<ArticleEvent, { type: 'ArticleGenerated' | 'ArticleImported' }>,
  { title, content, summary, packages, accepted, dismissals, reviewers, revision }: Article,
): Partial<Article> {
  switch (event.type) {
    case 'ArticleEdited': {
      const { proposal } = event.data;
      return {
        reviewers: [],
        editedHere: true,
        ...newTextOf(event.data),
        ...(proposal && { accepted: acceptedWith(accepted, proposal) }),
      };
    }
    case 'ArticleImportedAgain': {
      const { source, title: newTitle, content: newContent } = event.data;
      return {
        importedFrom: source,
        ...((newTitle ?? newContent) && { reviewers: [] }),
        ...newTextOf(event.data),
      };
    }
    case 'ArticleSummaryChanged':
      return { summary: event.data.to, editedHere: true };
    case 'ArticlePromoted': {
      const promotedHash = contentHash({ title, content });
      return { status: 'promoted', packages: packages + 1, promotedHash, promotedSummary: summary };
    }
    case 'ArticleReturnedToDraft':
      return { status: 'draft' };
    case 'ArticleDeleted':
      return { status: 'deleted' };
    case 'FindingDismissed':
      return { dismissals: withDismissal(dismissals, event.data, revision + 1) };
    case 'FindingDismissalWithdrawn':
      return { dismissals: dismissals.filter((known) => known.revision !== event.data.dismissedAt) };
    case 'ArticleOpenedForReview':
      return { reviewers: [...reviewers, event.data.reviewerId] };
    case 'ArticleRestored':
      return {
        reviewers: [],
        editedHere: true,
        ...newTextOf(event.data),
        ...(event.data.undeleted && { status: 'draft' }),
      };
    default:
      return event satisfies never;
  }
}

interface TextChange {
  readonly title?: { readonly to: string } | undefined;
  readonly content?: { readonly to: string } | undefined;
  readonly summary?: { readonly to: string | null } | undefined;
}

const newTextOf = ({ title, content, summary }: TextChange): Partial<Article> => ({
  ...(title && { title: title.to }),
  ...(content && { content: content.to }),
  ...(summary && { summary: summary.to }),
});

/** Callers cannot tell a deleted article from one that never existed. */
export function noSuchArticle(): never {
  throw new DomainError('not-found', 'no-such-article', 'Article not found.');
}

export function noSuchRevision(): never {
  throw new DomainError('not-found', 'no-such-revision', 'Revision not found.');
}

/** To people who may not see an article, it does not exist. */
function present(article: ArticleState, by: Reader): Article {
  return article && article.status !== 'deleted' && maySee(by, article) ? article : noSuchArticle();
}

/** The article, if the person may restore it; administrators may also restore a deleted one. */
function restorable(article: ArticleState, by: Reader): Article {
  return article && by.role === 'admin' ? article : present(article, by);
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

/** Sets a new summary, which changes neither the text nor anything that was said or made of it. */
function summarize(
  { summary: from }: Article,
  { summary: to = from }: Pick<Move, 'summary'>,
): ArticleEventOf<'ArticleSummaryChanged'>[] {
  return to === from ? [] : [{ type: 'ArticleSummaryChanged', data: { from, to } }];
}

/** Takes over a model's words only where they were meant to go. */
function acceptProposal(
  article: Article,
  { proposal, change, check }: AcceptanceCommand,
): ArticleEventOf<'ArticleEdited'>[] {
  const edited = editText(article, { ...takenOver(proposal, change, article), check });
  if (edited.length > 0) return edited;
  throw new DomainError('conflict', 'proposal-without-change', 'This proposal changes nothing in the text.');
}

type Move = Extract<ArticleCommand, { type: 'edit' }>;

function moveTo(article: Article, { by, status, promotion, check }: Move): ArticleEvent[] {
  if (promotion) return promote(article, by, promotion, check);
  if (status === undefined || status === article.status) return [];
  const from = article.status === 'elsewhere' ? { from: article.status } : {};
  return [{ type: 'ArticleReturnedToDraft', data: from }];
}

/** Records that a person opened a text for review, but only once for the same text. */
function openForReview({ reviewers, revision }: Article, { id }: Reader): ArticleEvent[] {
  if (reviewers.includes(id)) return [];
  return [{ type: 'ArticleOpenedForReview', data: { revision, reviewerId: id } }];
}

function restore(
  article: Article,
  { fromRevision, text = noSuchRevision(), check }: Extract<ArticleCommand, { type: 'restore' }>,
): ArticleEvent[] {
  const undeleted = article.status === 'deleted';
  const newSummary = article.summary !== text.summary;
  const isSame = article.title === text.title && article.content === text.content && !newSummary;
  if (!undeleted && isSame) return [];
  return [
    {
      type: 'ArticleRestored',
      data: {
        fromRevision,
        title: { from: article.title, to: text.title },
        content: contentChange(article.content, text.content),
        ...(newSummary && { summary: { from: article.summary, to: text.summary } }),
        undeleted,
        ruleReport: check(text),
      },
    },
  ];
}
