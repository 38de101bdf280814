import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { GenerateArticleHandler } from './commands/generate-article.handler.js';
import { GenerateBatchHandler } from './commands/generate-batch.handler.js';
import { GenerationController } from './generation.controller.js';
import { ArticleCommissions } from './production/article-commissions.js';
import { ArticleOrders } from './production/article-orders.js';
import { ArticleProduction } from './production/article-production.js';
import { BatchRunner } from './production/batch-runner.js';
import { WeeklyPlaces } from './production/weekly-places.js';
import { WorkRecovery } from './production/work-recovery.js';
import { GetBatchHandler } from './queries/get-batch.query.js';
import { GetWeeklyCountHandler } from './queries/get-weekly-count.query.js';
import { ArticleWriter } from './writing/article-writer.js';

/** Writes articles, singly and in batches, within the weekly limit. */
@Module({
  imports: [EditorialModule, PersonasModule, TopicsModule],
  controllers: [GenerationController],
  providers: [
    GenerateArticleHandler,
    GenerateBatchHandler,
    GetBatchHandler,
    GetWeeklyCountHandler,
    ArticleCommissions,
    ArticleOrders,
    ArticleProduction,
    ArticleWriter,
    BatchRunner,
    WeeklyPlaces,
    WorkRecovery,
  ],
  exports: [ArticleCommissions],
})
export class GenerationModule {}
