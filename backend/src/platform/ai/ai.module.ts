import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { AiSettings } from './ai-settings.js';
import { ConcurrencyGate } from './concurrency-gate.js';
import { DemoComposers } from './demo/demo-composers.js';
import { DemoTextProvider } from './demo/demo-text-provider.js';
import { LimitedTextModel } from './limited-text-model.js';
import { openAiClient } from './openai/openai-client.js';
import { OpenAiTextProvider } from './openai/openai-text-provider.js';

/** Injection token of the `TextModel`. */
export const TEXT_MODEL = Symbol('TextModel');

/**
 * Gives every module the `TextModel` under its token, and `DemoComposers`, with which the owners of prompts register
 * what the demo writer makes of them.
 */
@Module({})
export class AiModule implements OnModuleDestroy {
  constructor(private readonly model: LimitedTextModel) {}

  static forRoot(settings: AiSettings): DynamicModule {
    const gate = new ConcurrencyGate(settings.aiConcurrency);
    return {
      module: AiModule,
      global: true,
      providers: [
        DemoComposers,
        {
          provide: LimitedTextModel,
          inject: [DemoComposers],
          useFactory: (composers: DemoComposers) =>
            new LimitedTextModel(textProvider(settings, composers), gate, settings.openaiTimeoutMs),
        },
        { provide: TEXT_MODEL, useExisting: LimitedTextModel },
      ],
      exports: [TEXT_MODEL, DemoComposers],
    };
  }

  /** Comes before the HTTP server waits for its open requests, so that these end at once instead of being waited for. */
  onModuleDestroy(): void {
    this.model.stop();
  }
}

function textProvider(settings: AiSettings, composers: DemoComposers) {
  const demo = !settings.openaiApiKey && !settings.openaiBaseUrl;
  return demo
    ? new DemoTextProvider(composers)
    : new OpenAiTextProvider(openAiClient(settings), settings.openaiTextModel);
}
