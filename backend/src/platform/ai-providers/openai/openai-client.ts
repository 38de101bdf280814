import { OpenAI } from 'openai';
import type { Settings } from '../../config/settings.js';
import { boundedFetch } from '../../fetching/bounded-fetch.js';
import { refusalsThrown } from './refused-call.js';

/** The base URL is that of any server that speaks the protocol; OpenAI's own when unset. */
type OpenAiAccess = Partial<Pick<Settings, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiHeaders'>> &
  Pick<Settings, 'openaiTimeoutMs'>;

/** A client, and what no log and no answer of ours may show of how it asks. */
export type OpenAiClient = OpenAI & { readonly secrets: readonly string[] };

/** A text of the greatest length that is allowed, with every character escaped, is about half of this. */
const longestTextBytes = 4 * 1024 * 1024;

/** A picture of the greatest size that is fetched, in base64. */
export const largestPictureBytes = 28 * 1024 * 1024;

/**
 * The `openai` client without its own policies: no retries, no time limit below ours, no logging, nothing read from
 * the environment, answers bounded. Its log lines hold prompts, and by its own settings it would wait ten minutes and
 * call three times.
 */
export function openAiClient(
  { openaiApiKey, openaiBaseUrl, openaiHeaders = {}, openaiTimeoutMs }: OpenAiAccess,
  maxAnswerBytes = longestTextBytes,
): OpenAiClient {
  const client = new OpenAI({
    apiKey: openaiApiKey ?? 'no-key',
    // The client insists on a key; a server of one's own may be asked without.
    defaultHeaders: { ...(openaiApiKey ? {} : { Authorization: null }), ...openaiHeaders },
    baseURL: openaiBaseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: openaiTimeoutMs + 1000,
    logLevel: 'off',
    fetch: refusalsThrown(boundedFetch(maxAnswerBytes)),
  });
  const secrets = [openaiApiKey ?? '', ...Object.values(openaiHeaders)];
  return Object.assign(client, { secrets });
}
