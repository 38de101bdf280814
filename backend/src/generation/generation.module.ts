import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { SourcesModule } from '../sources/sources.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { ApproveOutlineHandler } from './commands/approve-outline.handler.js';
import { CancelGenerationHandler } from './commands/cancel-generation.handler.js';
import { RetryGenerationHandler } from './commands/retry-generation.handler.js';
import { AwaitedGeneration } from './production/awaited-generation.js';
import { GenerateArticleHandler } from './commands/generate-article.handler.js';
import { GenerateBatchHandler } from './commands/generate-batch.handler.js';
import { GenerationController } from './generation.controller.js';
import { GenerationsController } from './generations.controller.js';
import { ArticlePlanner } from './pipeline/article-planner.js';
import { Generations } from './pipeline/generation-process.js';
import { MendingSteps } from './pipeline/mending-steps.js';
import { ReviewStep } from './pipeline/review-step.js';
import { ModelCalls } from './pipeline/model-calls.js';
import { TextChecks } from './pipeline/text-checks.js';
import { ResearchSteps } from './pipeline/research-steps.js';
import { WritingSteps } from './pipeline/writing-steps.js';
import { GenerationList } from './read-models/generation-progress/generation-list.js';
import { DeskMemory } from './research/desk-memory.js';
import { KeptLookups } from './research/kept-lookups.js';
import { ArticleOrders } from './orders/article-orders.js';
import { ArticleProduction } from './production/article-production.js';
import { GatheredSources } from './orders/gathered-sources.js';
import { ArticlePrompts } from './prompt-history/article-prompts.js';
import { RevisionPrompts } from './prompt-history/revision-prompts.js';
import { RevisionContexts } from './prompt-history/revision-contexts.js';
import { PromptsController } from './prompts.controller.js';
import { BatchProcess } from './production/batch-process.js';
import { GenerationRecovery } from './production/generation-recovery.js';
import { WeeklyQuota } from './production/weekly-quota.js';
import { GetBatch } from './read-models/batch-progress.js';
import { WeeklyUse } from './read-models/weekly-use.js';

/** Writes articles, alone and in batches, within the weekly limit. */
@Module({
  imports: [ArticlesModule, EditorialModule, PersonasModule, ProposalsModule, SourcesModule, TopicsModule],
  controllers: [GenerationController, GenerationsController, PromptsController],
  providers: [
    GenerateArticleHandler,
    GenerateBatchHandler,
    ApproveOutlineHandler,
    RetryGenerationHandler,
    CancelGenerationHandler,
    GetBatch,
    GenerationList,
    WeeklyUse,
    RevisionPrompts,
    RevisionContexts,
    ArticlePrompts,
    ArticleOrders,
    ArticlePlanner,
    ArticleProduction,
    AwaitedGeneration,
    Generations,
    MendingSteps,
    ReviewStep,
    ModelCalls,
    TextChecks,
    WritingSteps,
    BatchProcess,
    WeeklyQuota,
    GenerationRecovery,
    GatheredSources,
    ResearchSteps,
    DeskMemory,
    KeptLookups,
  ],
  exports: [ArticleProduction, ArticlePlanner, GetBatch, RevisionContexts],
})
export class GenerationModule {}
