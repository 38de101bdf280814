import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { ArticleStatus } from '../domain/article.commands.js';
import type { ArticleEvent, RecordedReport } from '../domain/article.events.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { Description } from '../../audit/contract.js';
import { articleSentences, theArticle } from './article-sentences.js';

/** A field before and after; for the content, only how many words came and went. */
type RevisionChange =
  | { readonly field: 'title' | 'status'; readonly from: string; readonly to: string }
  | { readonly field: 'summary'; readonly from: string | null; readonly to: string | null }
  | { readonly field: 'content'; readonly wordsAdded: number; readonly wordsRemoved: number };

/**
 * One revision of an article: who did what, and which fields it set. A field that it did not set is null, and keeps the
 * value of the latest earlier revision that set it.
 */
@Entity('article_revision')
class ArticleRevisionRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  type: string;

  @Column('timestamptz')
  at: string;

  @Column('json')
  actor: Actor;

  /** A sentence for people. */
  @Column('text')
  summary: string;

  @Column('json')
  changes: readonly RevisionChange[];

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  content: string | null;

  /** The summary of the article; empty if the revision removed it. */
  @Column('text', { nullable: true })
  articleSummary: string | null;

  @Column('integer', { nullable: true })
  wordCount: number | null;

  @Column('json', { nullable: true })
  ruleReport: RecordedReport | null;

  @Column('text', { nullable: true })
  status: ArticleStatus | null;
}

type Set = Partial<
  Pick<ArticleRevisionRow, 'title' | 'content' | 'articleSummary' | 'wordCount' | 'ruleReport' | 'status'>
>;

function add(
  rows: Rows,
  event: Recorded<ArticleEvent>,
  { summary }: Description,
  changes: readonly RevisionChange[],
  set: Set = {},
): void {
  const { undoes } = event.metadata;
  const undone = undoes === undefined ? '' : `, undoing entry ${undoes} of the audit log`;
  const sentence = `${summary.replaceAll(theArticle, 'the article')}${undone}`;
  rows.insert(ArticleRevisionRow, {
    articleId: event.streamId,
    revision: Number(event.revision),
    type: event.type,
    at: event.metadata.at,
    actor: event.metadata.actor,
    summary: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    changes,
    // Every row has the same columns, so that a batch of them is one statement.
    title: null,
    content: null,
    articleSummary: null,
    wordCount: null,
    ruleReport: null,
    status: null,
    ...set,
  });
}

interface TextChange {
  readonly summary?: { readonly from: string | null; readonly to: string | null } | undefined;
  readonly title?: { readonly from: string; readonly to: string } | undefined;
  readonly content?: { readonly wordsAdded: number; readonly wordsRemoved: number } | undefined;
}

function textChanges({ title, content, summary }: TextChange): RevisionChange[] {
  return [
    ...(title && title.from !== title.to
      ? [{ field: 'title', from: title.from, to: title.to } as const]
      : []),
    ...(content
      ? [{ field: 'content', wordsAdded: content.wordsAdded, wordsRemoved: content.wordsRemoved } as const]
      : []),
    ...(summary ? [{ field: 'summary', ...summary } as const] : []),
  ];
}

/** The whole history of every article, one row per revision. */
export const articleHistory = projection<ArticleEvent>({
  name: 'article-history',
  tables: [ArticleRevisionRow],
  on: {
    ArticleGenerated: (event, rows) => {
      const { title, content, summary, wordCount, ruleReport } = event.data;
      const text = { title, content, articleSummary: summary ?? null };
      const set = { ...text, wordCount, ruleReport, status: 'draft' } as const;
      add(rows, event, articleSentences.ArticleGenerated(event), [], set);
    },
    ArticleImported: (event, rows) => {
      const { title, content, summary, wordCount, ruleReport, status } = event.data;
      const set = { title, content, articleSummary: summary, wordCount, ruleReport, status };
      add(rows, event, articleSentences.ArticleImported(event), [], set);
    },
    ArticleImportedAgain: (event, rows) => {
      const { title, content, summary, ruleReport } = event.data;
      const set = {
        ...(title && { title: title.to }),
        ...(content && { content: content.to, wordCount: content.wordCount }),
        ...(summary && { articleSummary: summary.to ?? '' }),
        ruleReport,
      };
      add(rows, event, articleSentences.ArticleImportedAgain(event), textChanges(event.data), set);
    },
    ArticleEdited: (event, rows) => {
      const { title, content, ruleReport } = event.data;
      const set = {
        ...(title && { title: title.to }),
        ...(content && { content: content.to, wordCount: content.wordCount }),
        ruleReport,
      };
      const sentence = articleSentences.ArticleEdited(event);
      add(rows, event, sentence, textChanges(event.data), set);
    },
    ArticleSummaryChanged: (event, rows) => {
      const sentence = articleSentences.ArticleSummaryChanged(event);
      const set = { articleSummary: event.data.to ?? '' };
      add(rows, event, sentence, textChanges({ summary: event.data }), set);
    },
    ArticlePromoted: (event, rows) => {
      const change = { field: 'status', from: event.data.from ?? 'draft', to: 'promoted' } as const;
      const changes = event.data.package?.again ? [] : [change];
      const sentence = articleSentences.ArticlePromoted(event);
      add(rows, event, sentence, changes, { status: 'promoted' });
    },
    ArticleReturnedToDraft: (event, rows) => {
      const change = { field: 'status', from: event.data.from ?? 'promoted', to: 'draft' } as const;
      const sentence = articleSentences.ArticleReturnedToDraft(event);
      add(rows, event, sentence, [change], { status: 'draft' });
    },
    ArticleDeleted: (event, rows) => add(rows, event, articleSentences.ArticleDeleted(event), []),
    FindingDismissed: (event, rows) => add(rows, event, articleSentences.FindingDismissed(event), []),
    FindingDismissalWithdrawn: (event, rows) =>
      add(rows, event, articleSentences.FindingDismissalWithdrawn(event), []),
    ArticleOpenedForReview: (event, rows) =>
      add(rows, event, articleSentences.ArticleOpenedForReview(event), []),
    ArticleRestored: (event, rows) => {
      const { title, content, summary, ruleReport, undeleted } = event.data;
      const set = {
        title: title.to,
        content: content.to,
        wordCount: content.wordCount,
        ruleReport,
        ...(summary && { articleSummary: summary.to ?? '' }),
        ...(undeleted && { status: 'draft' as const }),
      };
      const sentence = articleSentences.ArticleRestored(event);
      add(rows, event, sentence, textChanges(event.data), set);
    },
  },
});
