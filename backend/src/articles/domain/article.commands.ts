import type { Finding } from '../../../../checks/registry.js';
import type { AcceptedProposal, ArticleEventOf, RecordedReport, PromotionPackage } from './article.events.js';
import type { Proposed } from './passage.js';
import type { Reader } from './reader.js';

/** `elsewhere` is an imported article that is published, but not from here. Deletion has its own events. */
export type ArticleStatus = 'draft' | 'promoted' | 'elsewhere';

export interface ArticleText {
  readonly title: string;
  /** The text in markdown, without the title. */
  readonly content: string;
}

/** A text with the summary that search engines and feeds show; null without one. */
export interface SummarizedText extends ArticleText {
  readonly summary: string | null;
}

/**
 * Looks up the report of a text by the rules in force. It is pure, because the report was made before: deciders do not
 * read markdown.
 */
export type TextCheck = (text: ArticleText) => RecordedReport;

/** An article has been written and checked, and becomes a draft. */
interface RecordGenerated {
  readonly type: 'record-generated';
  readonly article: ArticleEventOf<'ArticleGenerated'>['data'];
}

/** Brings in an article of an archive, or the changes that were made to it there. */
export interface ImportArticle {
  readonly type: 'import';
  /** The imported article without its report, which `check` gives for the resulting text. */
  readonly article: Omit<ArticleEventOf<'ArticleImported'>['data'], 'ruleReport'>;
  readonly check: TextCheck;
}

/** The facts that a promotion depends on besides the text, all of them gathered beforehand. */
export interface Promotion {
  readonly statement: string | null;
  /** An administrator's reason to promote in spite of obstacles; null without an override. */
  readonly overrideReason: string | null;
  /** The obstacles, including findings of checks. */
  readonly obstacles: readonly Finding[];
  /** The number of words by each kind of writer; null if they were not counted. */
  readonly origins: PromotionPackage['origins'];
}

/** Saves a new title, text, summary or status, or several of them at once. */
interface EditArticle {
  readonly type: 'edit';
  readonly by: Reader;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly summary?: string | null | undefined;
  readonly status?: 'draft' | undefined;
  /** The facts for a promotion; undefined if the article is not to be promoted. */
  readonly promotion?: Promotion | undefined;
  readonly check: TextCheck;
}

/** A person takes over a model's proposal for the text or the title, if what it is about has not changed. */
interface AcceptProposal {
  readonly type: 'accept-proposal';
  readonly by: Reader;
  readonly proposal: Pick<AcceptedProposal, 'id' | 'provenance'>;
  readonly change:
    | { readonly title: { readonly from: string; readonly to: string } }
    | (Proposed & {
        /** The ids of the hunks to take over now. */
        readonly wanted: readonly string[];
      });
  readonly check: TextCheck;
}

/** A person calls wrong what a check found in a passage. */
interface DismissFinding {
  readonly type: 'dismiss-finding';
  readonly by: Reader;
  readonly rule: string;
  readonly quote: string;
  /** Whether the finding is a guess; only the passage tells that. */
  readonly isGuess: boolean;
  readonly reason: string | null;
}

/** A guess that was dismissed is shown again. */
interface ReopenFinding extends Pick<DismissFinding, 'by' | 'rule' | 'quote'> {
  readonly type: 'reopen-finding';
}

/** Title, content and summary of an older revision become current again; the status does not. */
interface RestoreArticle {
  readonly type: 'restore';
  readonly by: Reader;
  readonly fromRevision: number;
  /** The text at that revision; undefined when there is no such revision. */
  readonly text: SummarizedText | undefined;
  readonly check: TextCheck;
}

export type ArticleCommand =
  | RecordGenerated
  | ImportArticle
  | EditArticle
  | AcceptProposal
  | { readonly type: 'delete'; readonly by: Reader }
  | DismissFinding
  | ReopenFinding
  /** A person begins to review the text that is shown. */
  | { readonly type: 'open-for-review'; readonly by: Reader }
  | RestoreArticle;
