import type { Settings } from '../../config/settings.js';
import type { SafeFetcher } from '../../fetching/safe-fetcher.js';
import { largestPictureBytes, openAiClient } from './openai-client.js';
import { OpenAiImageProvider } from './openai-image-provider.js';
import { defaultTiming } from './retry-pause.js';
import { OpenAiTextProvider } from './openai-text-provider.js';

export function openAiTexts(settings: Settings): OpenAiTextProvider {
  const { openaiTextModel, openaiMaxTokens } = settings;
  return new OpenAiTextProvider(openAiClient(settings), openaiTextModel, defaultTiming, openaiMaxTokens);
}

export function openAiPictures(settings: Settings, fetcher: SafeFetcher): OpenAiImageProvider {
  const client = openAiClient(settings, largestPictureBytes);
  return new OpenAiImageProvider(client, settings.openaiImageModel, fetcher);
}
