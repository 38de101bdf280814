import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { AiSettings } from './ai-settings.js';
import { ConcurrencyGate } from './concurrency-gate.js';
import { DemoComposers } from './demo/demo-composers.js';
import { DemoImageProvider } from './demo/demo-image-provider.js';
import { DemoTextProvider } from './demo/demo-text-provider.js';
import { LimitedImageModel } from './limited-image-model.js';
import { LimitedTextModel } from './limited-text-model.js';
import { largestPictureBytes, openAiClient } from './openai/openai-client.js';
import { OpenAiImageProvider } from './openai/openai-image-provider.js';
import { OpenAiTextProvider } from './openai/openai-text-provider.js';
import { OpenverseImageSearch } from './openverse/openverse-image-search.js';
import { ProviderTurns } from './provider-turns.js';
import { SafeFetcher } from '../fetching/safe-fetcher.js';

/** Injection token of the `TextModel`. */
export const TEXT_MODEL = Symbol('TextModel');

/** Injection token of the `ImageModel`. */
export const IMAGE_MODEL = Symbol('ImageModel');

/** Injection token of the `ImageSearch`, or null when pictures are drawn only: without a key, or switched off. */
export const IMAGE_SEARCH = Symbol('ImageSearch');

/**
 * Gives every module the models and the image search under their tokens, the fetcher for pictures elsewhere, and
 * `DemoComposers`, with which the owners of prompts register what the demo writer makes of them.
 */
@Module({})
export class AiModule implements OnModuleDestroy {
  constructor(private readonly turns: ProviderTurns) {}

  static forRoot(settings: AiSettings): DynamicModule {
    const turns = new ProviderTurns(new ConcurrencyGate(settings.aiConcurrency), settings.openaiTimeoutMs);
    const fetcher = new SafeFetcher(settings.imageFetchAllow);
    return {
      module: AiModule,
      global: true,
      providers: [
        DemoComposers,
        { provide: ProviderTurns, useValue: turns },
        {
          provide: TEXT_MODEL,
          inject: [DemoComposers],
          useFactory: (composers: DemoComposers) =>
            new LimitedTextModel(textProvider(settings, composers), turns),
        },
        { provide: IMAGE_MODEL, useValue: new LimitedImageModel(imageProvider(settings, fetcher), turns) },
        { provide: IMAGE_SEARCH, useValue: imageSearch(settings) },
        { provide: SafeFetcher, useValue: fetcher },
      ],
      exports: [TEXT_MODEL, IMAGE_MODEL, IMAGE_SEARCH, SafeFetcher, DemoComposers],
    };
  }

  /** Comes before the HTTP server waits for its open requests, so that these end at once instead of being waited for. */
  onModuleDestroy(): void {
    this.turns.stop();
  }
}

const isDemo = ({ openaiApiKey, openaiBaseUrl }: AiSettings): boolean => !openaiApiKey && !openaiBaseUrl;

function textProvider(settings: AiSettings, composers: DemoComposers) {
  return isDemo(settings)
    ? new DemoTextProvider(composers)
    : new OpenAiTextProvider(openAiClient(settings), settings.openaiTextModel);
}

function imageProvider(settings: AiSettings, fetcher: SafeFetcher) {
  if (isDemo(settings)) return new DemoImageProvider();
  const client = openAiClient(settings, largestPictureBytes);
  return new OpenAiImageProvider(client, settings.openaiImageModel, fetcher);
}

function imageSearch(settings: AiSettings) {
  const { imageSearchUrl } = settings;
  return isDemo(settings) || imageSearchUrl === null ? null : new OpenverseImageSearch(imageSearchUrl);
}
