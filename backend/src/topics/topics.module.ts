import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { SourcesModule } from '../sources/sources.module.js';
import { DeleteIdeaHandler } from './commands/delete-idea.handler.js';
import { GenerateCustomHandler } from './commands/generate-custom.handler.js';
import { GenerateWeeklyHandler } from './commands/generate-weekly.handler.js';
import { TopicProposals } from './generation/topic-proposals.js';
import { WhyNow } from './generation/why-now.js';
import { ArticleTitles } from './read-models/topic-articles.js';
import { TopicIdeaList } from './read-models/topic-ideas/topic-idea-list.js';
import { IdeaLookup } from './read-models/topic-ideas/topic-ideas.projection.js';
import { ResearchSourcesController } from './research-sources.controller.js';
import { TopicsController } from './topics.controller.js';
import { TopicWriter } from './writing/topic-writer.js';

/** Topic ideas, and the research sources that they come from. */
@Module({
  imports: [EditorialModule, SourcesModule],
  controllers: [TopicsController, ResearchSourcesController],
  providers: [
    ArticleTitles,
    DeleteIdeaHandler,
    GenerateCustomHandler,
    GenerateWeeklyHandler,
    IdeaLookup,
    TopicIdeaList,
    TopicProposals,
    TopicWriter,
    WhyNow,
  ],
  exports: [IdeaLookup, TopicProposals],
})
export class TopicsModule {}
