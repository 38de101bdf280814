import type { Accepted } from './acceptance.js';
import type { Dismissed } from './dismissals.js';
import type { ImportedFrom } from './import.events.js';
import type { TitleFrom } from './article.events.js';
import type { Promotable } from './promotion.js';

export interface Article extends Promotable {
  readonly authorId: string | null;
  /** The persona's id; empty for an article without a persona, which no author writes as. */
  readonly personaId: string;
  /** The place that its text was last imported from; null for an article that was written here. */
  readonly importedFrom: ImportedFrom | null;
  /** Whether somebody has changed title, text or summary here. */
  readonly editedHere: boolean;
  readonly dismissals: readonly Dismissed[];
  readonly accepted: Accepted;
  /** The titles that the model proposed when it wrote the article; undefined if they aren’t on record. */
  readonly proposedTitles?: { readonly titles: readonly string[]; readonly from: TitleFrom } | undefined;
  /** The ids of those who opened the present text for review. */
  readonly reviewers: readonly string[];
}

/** The article; undefined until it has been written. */
export type ArticleState = Article | undefined;

/** Returns an article as it is first written, before anybody has changed it. */
export function newArticle({
  authorId,
  personaId,
  personaRevision,
  title,
  content,
  summary = null,
  status = 'draft',
  importedFrom = null,
  proposedTitles,
}: Pick<Article, 'authorId' | 'personaId' | 'personaRevision' | 'title' | 'content'> & {
  readonly summary?: Article['summary'] | undefined;
  readonly status?: Article['status'];
  readonly importedFrom?: Article['importedFrom'];
  readonly proposedTitles?: Article['proposedTitles'];
}): Article {
  const promoted = { packages: 0, promotedHash: null, promotedSummary: null };
  const nothingYet = { dismissals: [], accepted: {}, reviewers: [], editedHere: false, ...promoted };
  const text = { title, content, summary, status, revision: 0 } as const;
  const written = { authorId, personaId, personaRevision, importedFrom };
  return { ...written, ...text, ...nothingYet, ...(proposedTitles && { proposedTitles }) };
}
