import { Global, Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.js';
import { DeleteArticleHandler } from './commands/delete-article.handler.js';
import { EditArticleHandler } from './commands/edit-article.handler.js';
import { GenerateArticleHandler } from './commands/generate-article.handler.js';
import { GenerateBatchHandler } from './commands/generate-batch.handler.js';
import { RestoreArticleHandler } from './commands/restore-article.handler.js';
import { ArticleCommissions } from './generation/article-commissions.js';
import { ArticleOrders } from './generation/article-orders.js';
import { ArticleProduction } from './generation/article-production.js';
import { BatchRunner } from './generation/batch-runner.js';
import { WeeklyPlaces } from './generation/weekly-places.js';
import { WorkRecovery } from './generation/work-recovery.js';
import { GenerationController } from './generation.controller.js';
import { HistoryController } from './history.controller.js';
import { ArticleLookup } from './queries/article-lookup.js';
import { ArticleRevisions } from './queries/article-revisions.js';
import { GetArticleHandler } from './queries/get-article.query.js';
import { GetBatchHandler } from './queries/get-batch.query.js';
import { GetHistoryHandler } from './queries/get-history.query.js';
import { GetRevisionHandler } from './queries/get-revision.query.js';
import { GetStatsHandler } from './queries/get-stats.query.js';
import { GetWeeklyCountHandler } from './queries/get-weekly-count.query.js';
import { ListArticlesHandler } from './queries/list-articles.query.js';
import { RuleCheck } from './rules/rule-check.js';
import { RuleReports } from './rules/rule-reports.js';
import { StatsController } from './stats.controller.js';
import { ArticleWriter } from './writing/article-writer.js';

const commandHandlers = [
  EditArticleHandler,
  DeleteArticleHandler,
  RestoreArticleHandler,
  GenerateArticleHandler,
  GenerateBatchHandler,
];

const queryHandlers = [
  ListArticlesHandler,
  GetArticleHandler,
  GetHistoryHandler,
  GetRevisionHandler,
  GetBatchHandler,
  GetStatsHandler,
  GetWeeklyCountHandler,
];

/** Articles from generation to history. Global, so that other modules find its ports through the contract. */
@Global()
@Module({
  controllers: [StatsController, GenerationController, HistoryController, ArticlesController],
  providers: [
    ...commandHandlers,
    ...queryHandlers,
    ArticleCommissions,
    ArticleLookup,
    ArticleOrders,
    ArticleProduction,
    ArticleRevisions,
    BatchRunner,
    RuleCheck,
    RuleReports,
    WeeklyPlaces,
    WorkRecovery,
    ArticleWriter,
  ],
  exports: [ArticleCommissions, ArticleLookup],
})
export class ArticlesModule {}
