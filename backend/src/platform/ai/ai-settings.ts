import type { OpenAiAccess } from './openai/openai-client.js';

/** The settings that this module reads. Neither key nor base URL: the demo writer writes. */
export interface AiSettings extends OpenAiAccess {
  readonly openaiTextModel: string;
  readonly openaiImageModel: string;
  /** How many calls at once, over all kinds. */
  readonly aiConcurrency: number;
  /** Openverse's search or one that speaks as it does; null when there is to be none. */
  readonly imageSearchUrl: string | null;
  /** `host:port` entries that pictures may be fetched from although their address is private. */
  readonly imageFetchAllow: readonly string[];
}
