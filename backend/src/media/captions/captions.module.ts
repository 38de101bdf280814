import { Module } from '@nestjs/common';
import { TEXT_MODEL } from '../../platform/ai/ai.module.js';
import { DemoComposers } from '../../platform/ai/demo/demo-composers.js';
import type { TextModel } from '../../platform/ai/text-model.js';
import { CaptionsController } from './captions.controller.js';
import { GenerateCaptionsHandler } from './commands/generate-captions.handler.js';
import { CaptionWriter } from './writing/caption-writer.js';
import { captionsPrompt } from './writing/captions-prompt.js';
import { composeCaptions } from './writing/demo/compose-captions.js';

/** Social captions of promoted articles. */
@Module({
  controllers: [CaptionsController],
  providers: [
    GenerateCaptionsHandler,
    {
      provide: CaptionWriter,
      inject: [TEXT_MODEL, DemoComposers],
      useFactory: (model: TextModel, demo: DemoComposers) => {
        demo.register(captionsPrompt, composeCaptions);
        return new CaptionWriter(model);
      },
    },
  ],
})
export class CaptionsModule {}
