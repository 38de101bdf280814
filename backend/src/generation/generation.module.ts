import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { GenerateArticleHandler } from './commands/generate-article.handler.js';
import { GenerateBatchHandler } from './commands/generate-batch.handler.js';
import { GenerationController } from './generation.controller.js';
import { ArticleOrders } from './production/article-orders.js';
import { ArticleProduction } from './production/article-production.js';
import { BatchProcess } from './production/batch-process.js';
import { GenerationRecovery } from './production/generation-recovery.js';
import { WeeklyQuota } from './production/weekly-quota.js';
import { GetBatchHandler } from './read-models/batch-progress/get-batch.query.js';
import { GetWeeklyCountHandler } from './read-models/weekly-use/get-weekly-count.query.js';
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
    ArticleOrders,
    ArticleProduction,
    ArticleWriter,
    BatchProcess,
    WeeklyQuota,
    GenerationRecovery,
  ],
  exports: [ArticleProduction],
})
export class GenerationModule {}
