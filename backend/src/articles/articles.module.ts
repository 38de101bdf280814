import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { ArticlesController } from './articles.controller.js';
import { DeleteArticleHandler } from './commands/delete-article.handler.js';
import { EditArticleHandler } from './commands/edit-article.handler.js';
import { RestoreArticleHandler } from './commands/restore-article.handler.js';
import { HistoryController } from './history.controller.js';
import { ArticleLookup } from './read-models/article-list/article-lookup.js';
import { ArticleRevisions } from './read-models/article-history/article-revisions.js';
import { GetArticleHandler } from './read-models/article-list/get-article.query.js';
import { GetArticleHistoryHandler } from './read-models/article-history/get-article-history.query.js';
import { GetArticleRevisionHandler } from './read-models/article-history/get-article-revision.query.js';
import { GetStatsHandler } from './read-models/article-list/get-stats.query.js';
import { ListArticlesHandler } from './read-models/article-list/list-articles.query.js';
import { RuleCheck } from './rules/rule-check.js';
import { RuleReports } from './rules/rule-reports.js';
import { StatsController } from './stats.controller.js';

/** Articles from their first draft to their history. */
@Module({
  imports: [EditorialModule],
  controllers: [StatsController, HistoryController, ArticlesController],
  providers: [
    EditArticleHandler,
    DeleteArticleHandler,
    RestoreArticleHandler,
    ListArticlesHandler,
    GetArticleHandler,
    GetArticleHistoryHandler,
    GetArticleRevisionHandler,
    GetStatsHandler,
    ArticleLookup,
    ArticleRevisions,
    RuleCheck,
    RuleReports,
  ],
  exports: [ArticleLookup],
})
export class ArticlesModule {}
