import { Module } from '@nestjs/common';
import { EditorialRules } from '../editorial/contract.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { ChangeFeed } from '../platform/event-sourcing/change-feed.js';
import { EventCodec } from '../platform/event-sourcing/event-codec.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { builtProgram } from '../platform/program/built-program.js';
import { ArticleAudience } from './following/article-audience.js';
import { ArticleFollower } from './following/article-follower.js';
import { ArticlesController } from './http/articles.controller.js';
import { HistoryController } from './http/history.controller.js';
import { FirstUse } from './http/first-use.js';
import { ArticleFindings } from './findings/article-findings.js';
import { CheckContext } from './checking/check-context.js';
import { CheckPool } from './checking/check-pool.js';
import { FindingsAhead } from './findings/findings-ahead.js';
import { KeptFindings } from './findings/kept-findings.js';
import { DismissedFindings } from './checking/dismissed-findings.js';
import { ModelWords } from './checking/model-words.js';
import { TextJudge } from './checking/text-judge.js';
import { DraftChecks } from './checking/draft-checks.js';
import { ForeseenFindings } from './checking/foreseen-findings.js';
import { CheckingController } from './http/checking.controller.js';
import { DeleteArticleHandler } from './commands/delete-article.handler.js';
import { DismissFindingHandler } from './commands/dismiss-finding.handler.js';
import { ReopenFindingHandler } from './commands/reopen-finding.handler.js';
import { EditArticleHandler } from './commands/edit-article.handler.js';
import { RestoreArticleHandler } from './commands/restore-article.handler.js';
import { KeptStates } from './commands/kept-states.js';
import { StatesAhead } from './commands/states-ahead.js';
import { OpenForReviewHandler } from './commands/open-for-review.handler.js';
import { ArticleTexts } from './packages/article-texts.js';
import { ArticleLookup } from './reading/article-lookup.js';
import { ArticleRevisions, GetArticleRevision, KnownArticles } from './history/article-revisions.js';
import { GetArticle } from './reading/get-article.query.js';
import { GetArticleHistory } from './history/get-article-history.query.js';
import { GetStats } from './lists/get-stats.query.js';
import { ListArticles } from './lists/list-articles.query.js';
import { CheckArticle } from './checking/check-article.query.js';
import { GetDismissedFindings } from './checking/get-dismissed-findings.query.js';
import { GetCheckInputs } from './checking/get-check-inputs.query.js';
import { PackagesController } from './http/packages.controller.js';
import { PromotionGate } from './promotion/promotion-gate.js';
import { ArticlePackages } from './packages/article-packages.js';
import { GetPackage } from './packages/get-package.query.js';
import { GetPackages } from './packages/get-packages.query.js';
import { GetReviews } from './packages/get-reviews.query.js';
import { ReviewsController } from './http/reviews.controller.js';
import { GetRuleReport } from './rules/get-rule-report.query.js';
import { GetRulesImpact } from './rules/get-rules-impact.query.js';
import { RulesImpactController } from './http/rules-impact.controller.js';
import { OriginCounts } from './origins/origin-counts.js';
import { ArticleOrigins } from './origins/article-origins.js';
import { KeptReplays } from './origins/kept-replays.js';
import { RecordedChanges } from './origins/recorded-changes.js';
import { GetOrigins } from './origins/get-origins.query.js';
import { RuleReports } from './findings/rule-reports.js';
import { StatsController } from './http/stats.controller.js';

/** Articles from their first draft to their history. */
@Module({
  imports: [EditorialModule, PersonasModule],
  controllers: [
    StatsController,
    CheckingController,
    PackagesController,
    ReviewsController,
    RulesImpactController,
    ArticlesController,
    HistoryController,
  ],
  providers: [
    EditArticleHandler,
    DeleteArticleHandler,
    RestoreArticleHandler,
    DismissFindingHandler,
    ReopenFindingHandler,
    OpenForReviewHandler,
    KeptStates,
    StatesAhead,
    ArticleTexts,
    CheckArticle,
    GetCheckInputs,
    GetDismissedFindings,
    ListArticles,
    GetArticle,
    GetArticleHistory,
    GetArticleRevision,
    GetOrigins,
    GetStats,
    ArticleAudience,
    ArticleFollower,
    GetPackages,
    GetPackage,
    GetReviews,
    GetRuleReport,
    GetRulesImpact,
    PromotionGate,
    KnownArticles,
    ArticlePackages,
    ArticleLookup,
    ArticleRevisions,
    RuleReports,
    ArticleFindings,
    ModelWords,
    KeptFindings,
    FindingsAhead,
    DismissedFindings,
    CheckContext,
    DraftChecks,
    ForeseenFindings,
    OriginCounts,
    KeptReplays,
    FirstUse,
    {
      provide: CheckPool,
      useFactory: () => new CheckPool(builtProgram('src/articles/checking/check-thread.js')),
    },
    {
      provide: TextJudge,
      inject: [EditorialRules],
      useFactory: (rules: EditorialRules) =>
        new TextJudge(rules, builtProgram('src/articles/checking/judging-thread.js')),
    },
    {
      provide: ArticleOrigins,
      inject: [EventStore, EventCodec, KeptReplays, ChangeFeed],
      useFactory: (store: EventStore, codec: EventCodec, kept: KeptReplays, feed: ChangeFeed) =>
        new ArticleOrigins(
          new RecordedChanges(store, codec),
          kept,
          builtProgram('src/articles/origins/origins-thread.js'),
          feed,
        ),
    },
  ],
  exports: [
    ArticleLookup,
    ArticleOrigins,
    ArticlePackages,
    ArticleRevisions,
    ArticleTexts,
    DraftChecks,
    ForeseenFindings,
    GetArticle,
    GetPackage,
    KnownArticles,
    TextJudge,
  ],
})
export class ArticlesModule {}
