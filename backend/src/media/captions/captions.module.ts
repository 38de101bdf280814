import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { CaptionsController } from './captions.controller.js';
import { GenerateCaptionsHandler } from './commands/generate-captions.handler.js';
import { CaptionWriter } from './writing/caption-writer.js';

/** Social captions of promoted articles. */
@Module({
  imports: [ArticlesModule],
  controllers: [CaptionsController],
  providers: [GenerateCaptionsHandler, CaptionWriter],
})
export class CaptionsModule {}
