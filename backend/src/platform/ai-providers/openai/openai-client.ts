import { OpenAI } from 'openai';
import type { Settings } from '../../config/settings.js';
import { boundedFetch } from '../../fetching/bounded-fetch.js';
import { refusalsThrown } from './refused-call.js';

/** The access to a server; the base URL is that of any server that speaks the protocol, or OpenAI’s own if unset. */
type OpenAiAccess = Partial<Pick<Settings, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiHeaders'>> &
  Pick<Settings, 'openaiTimeoutMs'>;

/** A client with the secrets of its requests, which no log and no answer may show. */
export type OpenAiClient = OpenAI & { readonly secrets: readonly string[] };

/**
 * The most bytes of an answer with text. The longest text that is allowed takes about half of this with every character
 * escaped.
 */
const longestTextBytes = 4 * 1024 * 1024;

/** The most bytes of an answer with a picture in base64. */
export const largestPictureBytes = 28 * 1024 * 1024;

/**
 * The `openai` client without its own policies: it does not retry, set a shorter time limit, log or read the
 * environment, and the size of answers is limited. By default its log lines hold prompts, and it waits ten minutes and
 * calls three times.
 */
export function openAiClient(
  { openaiApiKey, openaiBaseUrl, openaiHeaders = {}, openaiTimeoutMs }: OpenAiAccess,
  maxAnswerBytes = longestTextBytes,
): OpenAiClient {
  const client = new OpenAI({
    apiKey: openaiApiKey ?? 'no-key',
    // The client insists on a key, but a self-hosted server may need none.
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
