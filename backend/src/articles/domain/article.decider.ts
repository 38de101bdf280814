import { isGuess } from '../../../../checks/registry.js';
import { countWords } from '../../../../checks/text/word-count.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ArticleCommand, ArticleStatus, ArticleText, TextCheck } from './article.commands.js';
import { articleEvents, type ArticleEvent, type ArticleEventOf } from './article.events.js';
import { maySee, type Reader } from './reader.js';
import { wordChanges } from './words.js';

interface Article extends ArticleText {
  readonly authorId: string | null;
  readonly personaId: string;
  readonly status: ArticleStatus | 'deleted';
  readonly dismissals: readonly Dismissal[];
}

type Dismissal = Pick<ArticleEventOf<'FindingDismissed'>['data'], 'rule' | 'quote'>;

/** Undefined until the article has been written. */
export type ArticleState = Article | undefined;

/** One article: written by a model, then edited, promoted, deleted and restored by people. */
export const articleDecider: Decider<ArticleState, ArticleCommand, ArticleEvent> = {
  catalog: articleEvents,
  initialState: undefined,
  snapshotVersion: '2',

  decide(command, article) {
    switch (command.type) {
      case 'record-generated':
        // The id derives from the request: a repeat after a crash finds what the first try wrote.
        return article ? [] : [{ type: 'ArticleGenerated', data: command.article }];
      case 'edit':
        return [
          ...editText(present(article, command.by), command),
          ...moveTo(present(article, command.by), command.status),
        ];
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
        const { authorId, personaId, title, content } = event.data;
        return { authorId, personaId, title, content, status: 'draft', dismissals: [] };
      }
      case 'ArticleEdited': {
        const { title, content } = event.data;
        return after(article, { ...(title && { title: title.to }), ...(content && { content: content.to }) });
      }
      case 'ArticlePromoted':
        return after(article, { status: 'promoted' });
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
  return { ...article, ...change };
}

interface NewText {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly check: TextCheck;
}

function editText(article: Article, { title, content, check }: NewText): ArticleEventOf<'ArticleEdited'>[] {
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
        ruleReport: check(text),
      },
    },
  ];
}

function moveTo(article: Article, status: ArticleStatus | undefined): ArticleEvent[] {
  if (status === undefined || status === article.status) return [];
  return [{ type: status === 'promoted' ? 'ArticlePromoted' : 'ArticleReturnedToDraft', data: {} }];
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
