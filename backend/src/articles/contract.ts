/**
 * The texts of articles, who may change them, what prevents their promotion, and what was promoted.
 * Streams: article-<id>.
 * Tables: article, article_total, article_revision, article_origins, article_division, article_state,
 * article_package, article_review, article_made_set, article_caption_approval, dismissed_finding, kept_findings, kept_comparison,
 * persona_name, category_name.
 * Joined by others: article (generation, imports, lineage, publishing), article_revision (lineage, publishing),
 * article_package (lineage, publishing), article_review (lineage), article_made_set (lineage), persona_name
 * (generation, publishing), category_name (generation, publishing).
 */

export type { ArticleEvent } from './domain/article.events.js';
export { GetArticle } from './reading/get-article.query.js';
export { ArticleImage, CaptionMark } from './article/article-parts.dto.js';
export { noLongerFits } from './domain/acceptance.js';
export { noSuchArticle, noSuchRevision } from './domain/article.decider.js';
export { houseReader, type Reader } from './domain/reader.js';
export { DeletedIdeas } from './lists/deleted-ideas.js';
export { ArticleSites } from './article/article-sites.js';
export type { ArticleSite, PackageDelivery } from './article/article-sites.dto.js';
export { ArticleRow } from './article/article.row.js';
export { imageOf } from './article/article-answers.js';
export { type PackagedText, ArticleTexts } from './packages/article-texts.js';
export { ArticleLookup, type FoundArticle } from './reading/article-lookup.js';
export { Article, ArticleSummary, Done, NamedReference, OneArticle } from './article/article.dto.js';
export { ArticleRevisions, type ArticleWithFindings, KnownArticles } from './history/article-revisions.js';
export { afterTaking, placeInLaterText, withReplacements, type Passage } from './domain/passage.js';
export { theArticle } from './history/article-sentences.js';
export { articleDecider } from './domain/article.decider.js';
export { importedSystems } from './domain/import.events.js';
export type { AcceptedProposal, ArticleEventOf } from './domain/article.events.js';
export { type SummaryRow, summaryColumns, summaryOf } from './article/article-answers.js';
export { CaptionApprovalRow, MadeSetRow } from './packages/article-packages.projection.js';
export { ArticlePackages, type WholePackage } from './packages/article-packages.js';
export { PackageAnswer, PackageDetail } from './packages/packages.dto.js';
export { ArticleMaterial } from './checking/article-material.js';
export { ReviewClaim } from './checking/review-claim.dto.js';
export { GetPackage, noSuchPackage, packageNumberIn } from './packages/get-package.query.js';
export { DraftChecks } from './checking/draft-checks.js';
export { ForeseenFindings } from './checking/foreseen-findings.js';
export type { TextDifference } from './checking/check-thread.js';
export { TextJudge } from './checking/text-judge.js';
export { GetRevisionContext } from './history/get-revision-context.query.js';
export { HistoryActor, RevisionContext } from './history/history.dto.js';
export { asOfRevision, checkedBy, madeFrom, movedOn, writtenAs } from './article/moved-on.js';
export { DeleteArticle } from './commands/delete-article.handler.js';
export { DismissFinding } from './commands/dismiss-finding.handler.js';
export { ReopenFinding } from './commands/reopen-finding.handler.js';
export { EditArticle } from './commands/edit-article.handler.js';
export { RestoreArticle } from './commands/restore-article.handler.js';
export { ArticleOrigins } from './origins/article-origins.js';
export { wordsByAuthor } from './origins/words-by-author.js';
