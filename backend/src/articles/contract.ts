export type { ArticleEvent } from './domain/article.events.js';
export { GetArticle } from './read-models/article-list/get-article.query.js';
export { ArticleImage, CaptionMark } from './article-parts.dto.js';
export { noLongerFits } from './domain/acceptance.js';
export { noSuchArticle, noSuchRevision } from './domain/article.decider.js';
export type { Reader } from './domain/reader.js';
export { ArticleRow } from './read-models/article-list/article.row.js';
export { imageOf } from './read-models/article-list/article-answers.js';
export { ArticleLookup, type FoundArticle } from './read-models/article-list/article-lookup.js';
export { Article, ArticleSummary, NamedReference, OneArticle } from './articles.dto.js';
export {
  ArticleRevisions,
  type ArticleWithFindings,
} from './read-models/article-history/article-revisions.js';
export { afterTaking, placeOf, withReplacements, type Passage } from './domain/passage.js';
export { theArticle } from './article-sentences.js';
export { articleDecider } from './domain/article.decider.js';
export type { AcceptedProposal, ArticleEventOf } from './domain/article.events.js';
export { type SummaryRow, summaryColumns, summaryOf } from './read-models/article-list/article-answers.js';
export { MadeSetRow } from './read-models/article-packages/article-packages.projection.js';
export { ArticlePackages, type WholePackage } from './read-models/article-packages/article-packages.js';
export { PackageAnswer } from './packages.dto.js';
export { DraftChecks } from './checking/draft-checks.js';
export { GetRevisionContext } from './get-revision-context.query.js';
export { RevisionContext } from './history.dto.js';
export { DeleteArticle } from './commands/delete-article.handler.js';
export { DismissFinding } from './commands/dismiss-finding.handler.js';
export { ReopenFinding } from './commands/reopen-finding.handler.js';
export { EditArticle } from './commands/edit-article.handler.js';
export { RestoreArticle } from './commands/restore-article.handler.js';
export { ArticleOrigins } from './origins/article-origins.js';
