import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { openAiClient } from '../../ai-providers/openai/openai-client.js';
import { OpenAiTextProvider } from '../../ai-providers/openai/openai-text-provider.js';
import { PromptKind } from '../prompt.js';
import { ProviderSlots, type SlotOptions } from '../provider-slots.js';
import { TextModel } from '../text-model.js';
import type { FakeOpenAi } from './fake-openai.js';

// These tests are about failures, whose log lines would only be noise.
Logger.overrideLogger(false);

const couplet = new PromptKind(
  'couplet',
  '1',
  z.object({ first: z.string().min(1), second: z.string().min(1) }),
  (subject: string) => ({ system: 'You write couplets.', user: `A couplet on ${subject}.` }),
);

/** An answer that fits the prompt’s schema. */
export const good = {
  first: 'A clock that stops is right by day',
  second: 'and twice, the honest dealers say',
};

export interface Overrides {
  readonly limitMs?: number;
  readonly baseUrl?: string;
  readonly keyless?: boolean;
  readonly headers?: Record<string, string>;
  readonly backOffMs?: number;
  readonly mostTokens?: number;
}

/** A model that writes couplets through the fake provider. */
export function modelAgainst(fake: FakeOpenAi, overrides: Overrides = {}): TextModel {
  const { limitMs = 5000, baseUrl = fake.baseUrl, keyless = false, headers, backOffMs = 1 } = overrides;
  const client = openAiClient({
    openaiApiKey: keyless ? undefined : 'sk-secret',
    openaiBaseUrl: baseUrl,
    ...(headers && { openaiHeaders: headers }),
    openaiTimeoutMs: limitMs,
  });
  const timing = { backOffMs, random: () => 0.5 };
  const provider = new OpenAiTextProvider(client, 'a-model', timing, overrides.mostTokens);
  return new TextModel(provider, new ProviderSlots({ concurrency: 5, limitMs }));
}

/** Writes one couplet; gives its outcome and its cost. */
export async function written(model: TextModel, options: Partial<SlotOptions> = {}) {
  const result = await model.withSlot({ person: 'ines', limitStarts: 'now', ...options }, async (slot) => ({
    outcome: await slot.complete(couplet.from('clocks')),
    spent: slot.spent(),
  }));
  if ('ok' in result) throw new Error(`No slot: ${result.kind}`);
  return result;
}
