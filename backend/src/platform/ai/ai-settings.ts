import type { OpenAiAccess } from './openai/openai-client.js';

/** The settings that this module reads. Neither key nor base URL: the demo writer writes. */
export interface AiSettings extends OpenAiAccess {
  readonly openaiTextModel: string;
  /** How many calls at once, over all kinds. */
  readonly aiConcurrency: number;
}
