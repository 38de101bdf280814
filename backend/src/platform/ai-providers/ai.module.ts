import {
  Module,
  type DynamicModule,
  type FactoryProvider,
  type OnModuleDestroy,
  type Type,
} from '@nestjs/common';
import { AiQuota } from '../ai/ai-quota.js';
import { DEMO_PROVIDERS, type DemoProviders } from '../ai/demo-providers.js';
import { ImageModel, type ImageProvider } from '../ai/image-model.js';
import { IMAGE_SEARCH } from '../ai/image-search.js';
import { PAGE_SEARCH } from '../ai/page-search.js';
import { OpenverseImageSearch } from './openverse/openverse-image-search.js';
import { SearxngPageSearch } from './searxng/searxng-page-search.js';
import { ProviderSlots } from '../ai/provider-slots.js';
import { TextModel } from '../ai/text-model.js';
import type { TextProvider } from '../ai/text-provider.js';
import type { Settings } from '../config/settings.js';
import { picture } from '../fetching/fetched-thing.js';
import { SafeFetcher } from '../fetching/safe-fetcher.js';

/** Gives every module the models, the searches, and the fetcher for pictures from elsewhere. */
@Module({})
export class AiModule implements OnModuleDestroy {
  constructor(private readonly slots: ProviderSlots) {}

  /** @param demo a module that exports `DEMO_PROVIDERS` */
  static forRoot(settings: Settings, demo: Type): DynamicModule {
    const { aiConcurrency: concurrency, openaiTimeoutMs: limitMs } = settings;
    const slots = new ProviderSlots({ concurrency, limitMs });
    const fetcher = new SafeFetcher(settings.imageFetchAllow, picture);
    return {
      module: AiModule,
      global: true,
      imports: [demo],
      providers: [
        AiQuota,
        { provide: ProviderSlots, useValue: slots },
        made(TextModel, async (demo) => new TextModel(await textProvider(settings, demo), slots)),
        made(ImageModel, async (demo) => new ImageModel(await imageProvider(settings, demo, fetcher), slots)),
        { provide: IMAGE_SEARCH, useValue: imageSearch(settings) },
        { provide: PAGE_SEARCH, useValue: pageSearch(settings) },
        { provide: SafeFetcher, useValue: fetcher },
      ],
      exports: [AiQuota, TextModel, ImageModel, IMAGE_SEARCH, PAGE_SEARCH, SafeFetcher],
    };
  }

  /**
   * Ends open calls at once. It runs before the HTTP server waits for its open requests, which would wait for these
   * calls.
   */
  onModuleDestroy(): void {
    this.slots.stop();
  }
}

function made<T>(token: Type<T>, make: (demo: DemoProviders) => Promise<T>): FactoryProvider<T> {
  return { provide: token, inject: [DEMO_PROVIDERS], useFactory: make };
}

const isDemo = ({ openaiApiKey, openaiBaseUrl }: Settings): boolean => !openaiApiKey && !openaiBaseUrl;

/** The client of OpenAI is loaded only where it is configured. */
const openAi = async () => import('./openai/openai-providers.js');

async function textProvider(settings: Settings, demo: DemoProviders): Promise<TextProvider> {
  return isDemo(settings) ? demo.text : (await openAi()).openAiTexts(settings);
}

async function imageProvider(
  settings: Settings,
  demo: DemoProviders,
  fetcher: SafeFetcher,
): Promise<ImageProvider> {
  return isDemo(settings) ? demo.images : (await openAi()).openAiPictures(settings, fetcher);
}

function imageSearch(settings: Settings) {
  const { imageSearchUrl } = settings;
  return isDemo(settings) || imageSearchUrl === null ? null : new OpenverseImageSearch(imageSearchUrl);
}

function pageSearch({ researchSearchUrl }: Settings) {
  return researchSearchUrl === undefined ? null : new SearxngPageSearch(researchSearchUrl);
}
