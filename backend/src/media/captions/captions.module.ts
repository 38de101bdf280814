import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { CredentialsModule } from '../../credentials/credentials.module.js';
import { EditorialModule } from '../../editorial/editorial.module.js';
import { PersonasModule } from '../../personas/personas.module.js';
import { CaptionsController } from './captions.controller.js';
import { ApproveCaptionHandler } from './commands/approve-caption.handler.js';
import { GenerateCaptionsHandler } from './commands/generate-captions.handler.js';
import { CaptionWriter } from './writing/caption-writer.js';

/** Social captions of promoted articles. */
@Module({
  imports: [ArticlesModule, CredentialsModule, EditorialModule, PersonasModule],
  controllers: [CaptionsController],
  providers: [GenerateCaptionsHandler, ApproveCaptionHandler, CaptionWriter],
})
export class CaptionsModule {}
