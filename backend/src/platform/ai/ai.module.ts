import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { AiSettings } from './ai-settings.js';
import { AiQuota } from './ai-quota.js';
import { ConcurrencyGate } from './concurrency-gate.js';
import type { ImageProvider } from './image-model.js';
import { LimitedImageModel } from './limited-image-model.js';
import { LimitedTextModel } from './limited-text-model.js';
import { largestPictureBytes, openAiClient } from './openai/openai-client.js';
import { OpenAiImageProvider } from './openai/openai-image-provider.js';
import { OpenAiTextProvider } from './openai/openai-text-provider.js';
import { OpenverseImageSearch } from './openverse/openverse-image-search.js';
import { ProviderSlots } from './provider-slots.js';
import type { TextProvider } from './text-provider.js';
import { picture } from '../fetching/fetched-thing.js';
import { SafeFetcher } from '../fetching/safe-fetcher.js';

/** Injection token of the `TextModel`. */
export const TEXT_MODEL = Symbol('TextModel');

/** Injection token of the `ImageModel`. */
export const IMAGE_MODEL = Symbol('ImageModel');

/** Injection token of the `ImageSearch`, or null when pictures are drawn only: without a key, or switched off. */
export const IMAGE_SEARCH = Symbol('ImageSearch');

/** What writes and draws where there is neither a key nor an address of a provider. */
export interface DemoProviders {
  readonly text: TextProvider;
  readonly images: ImageProvider;
}

/** Gives every module the models and the image search under their tokens, and the fetcher for pictures elsewhere. */
@Module({})
export class AiModule implements OnModuleDestroy {
  constructor(private readonly slots: ProviderSlots) {}

  static forRoot(settings: AiSettings, demo: DemoProviders): DynamicModule {
    const slots = new ProviderSlots(new ConcurrencyGate(settings.aiConcurrency), settings.openaiTimeoutMs);
    const fetcher = new SafeFetcher(settings.imageFetchAllow, picture);
    return {
      module: AiModule,
      global: true,
      providers: [
        AiQuota,
        { provide: ProviderSlots, useValue: slots },
        { provide: TEXT_MODEL, useValue: new LimitedTextModel(textProvider(settings, demo), slots) },
        {
          provide: IMAGE_MODEL,
          useValue: new LimitedImageModel(imageProvider(settings, demo, fetcher), slots),
        },
        { provide: IMAGE_SEARCH, useValue: imageSearch(settings) },
        { provide: SafeFetcher, useValue: fetcher },
      ],
      exports: [AiQuota, TEXT_MODEL, IMAGE_MODEL, IMAGE_SEARCH, SafeFetcher],
    };
  }

  /** Comes before the HTTP server waits for its open requests, so that these end at once instead of being waited for. */
  onModuleDestroy(): void {
    this.slots.stop();
  }
}

const isDemo = ({ openaiApiKey, openaiBaseUrl }: AiSettings): boolean => !openaiApiKey && !openaiBaseUrl;

function textProvider(settings: AiSettings, demo: DemoProviders): TextProvider {
  return isDemo(settings)
    ? demo.text
    : new OpenAiTextProvider(openAiClient(settings), settings.openaiTextModel);
}

function imageProvider(settings: AiSettings, demo: DemoProviders, fetcher: SafeFetcher): ImageProvider {
  if (isDemo(settings)) return demo.images;
  const client = openAiClient(settings, largestPictureBytes);
  return new OpenAiImageProvider(client, settings.openaiImageModel, fetcher);
}

function imageSearch(settings: AiSettings) {
  const { imageSearchUrl } = settings;
  return isDemo(settings) || imageSearchUrl === null ? null : new OpenverseImageSearch(imageSearchUrl);
}
