import { z } from 'zod';
import { jsonObjectsIn } from '../../text/json-objects.js';
import { parsedJson } from '../../text/parsed-json.js';
import { storageFault } from '../../text/storable-text.js';
import type { Tokens } from '../../kernel/tokens.js';
import type { TextFailureKind } from '../../ai/text-failure.js';
import { errorWithin, type ProviderError } from './provider-error.js';

/**
 * The most tokens of one call. No call takes more, and the sum over the calls of one text still fits an integer of
 * Postgres.
 */
const tokenCount = z.number().int().min(0).max(100_000_000);

/** The model's name is recorded with the text, so it must be storable. */
const modelName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => storageFault(name) === undefined);

const choice = z.object({
  finish_reason: z.string().nullish().catch(null),
  message: z.object({ content: z.unknown(), refusal: z.unknown() }).partial().nullish().catch(null),
  error: z.unknown().optional(),
});

/** The parts of a chat completion that are read; a compatible server may add others or leave some out. */
const chatCompletion = z.object({
  model: modelName.optional().catch(undefined),
  choices: z.array(choice).nullable(),
  usage: z
    .object({
      prompt_tokens: tokenCount,
      completion_tokens: tokenCount,
      prompt_tokens_details: z.object({ cached_tokens: tokenCount }).nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/** Why the model gave no text: the fault of its answer, or the error that the server reports in it. */
export type NoWords =
  | { readonly kind: TextFailureKind; readonly detail?: string }
  | { readonly error: ProviderError };

/** The outcome of one call: the model's text, still unread, or why there is none. */
export interface ChatAnswer {
  readonly model: string | undefined;
  readonly tokens: Tokens | undefined;
  readonly text: string | NoWords;
}

/**
 * Reads the body of a chat completion. Finish reason and refusal come before the text: half an answer may look
 * whole, and a refusal may look like an empty one.
 */
export function chatAnswer(answered: unknown): ChatAnswer {
  // Some servers send JSON without saying so in the content type.
  const body = typeof answered === 'string' ? (parsedJson(answered) ?? answered) : answered;
  const read = chatCompletion.safeParse(body);
  const error = errorWithin((body as { error?: unknown } | null | undefined)?.error);
  if (!read.success) {
    const detail = `The body is no chat completion: ${typeof body === 'string' ? body : JSON.stringify(body)}`;
    return { model: undefined, tokens: undefined, text: error ? { error } : { kind: 'unreadable', detail } };
  }
  const { model, choices, usage } = read.data;
  const text = choices === null ? { error: nothing } : textOf(choices[0]);
  return {
    model,
    tokens: usage ? tokensIn(usage) : undefined,
    text: typeof text !== 'string' && error ? { error } : text,
  };
}

/** The token counts of a call; no more input can have been cached than there was. */
function tokensIn({
  prompt_tokens: input,
  completion_tokens: output,
  prompt_tokens_details,
}: NonNullable<z.infer<typeof chatCompletion>['usage']>): Tokens {
  const cached = prompt_tokens_details?.cached_tokens;
  return { input, output, ...(cached !== undefined && { cached: Math.min(cached, input) }) };
}

/** An empty answer counts as a failure of the server, which may pass. */
const nothing: ProviderError = {
  status: undefined,
  codes: [],
  words: 'The answer holds nothing, and no error.',
  waitMs: undefined,
};

/** The finish reasons by which servers say that an answer was cut off at its limit, or stopped by a filter. */
const cutOff = new Set(['length', 'max_tokens', 'max_length', 'model_length', 'max_output_tokens']);
const filtered = new Set([
  'content_filter',
  'refusal',
  'safety',
  'recitation',
  'blocklist',
  'prohibited_content',
  'spii',
  'error_toxic',
]);

function textOf(one: z.infer<typeof choice> | undefined): string | NoWords {
  const finish = one?.finish_reason?.toLowerCase() ?? '';
  const { content, refusal } = one?.message ?? {};
  const { text, refusal: refusing } = wordsIn(content);
  if (cutOff.has(finish)) return { kind: 'cut-off' };
  const words = typeof refusal === 'string' && refusal !== '' ? refusal : refusing;
  if (filtered.has(finish) || words !== '') return { kind: 'refused', detail: words };
  const error = errorWithin(one?.error);
  if (error) return { error };
  if (finish === 'error') return { error: nothing };
  return text.trim() === '' ? { kind: 'empty' } : text;
}

const part = z.object({ type: z.string(), text: z.unknown(), refusal: z.unknown() }).partial();

/** The text of a content, which is a string or a list of parts; parts with the model's reasoning are left out. */
function wordsIn(content: unknown): { readonly text: string; readonly refusal: string } {
  if (typeof content === 'string') return { text: content, refusal: '' };
  if (!Array.isArray(content)) return { text: content ? JSON.stringify(content) : '', refusal: '' };
  const parts = content.map((one) =>
    typeof one === 'string' ? { text: one } : (part.safeParse(one).data ?? {}),
  );
  const said = parts.filter(({ type = 'text' }) => /text/.test(type));
  return { text: textsOf(said, 'text'), refusal: textsOf(parts, 'refusal') };
}

const textsOf = (
  parts: readonly Partial<Record<'text' | 'refusal', unknown>>[],
  name: 'text' | 'refusal',
): string =>
  parts
    .map((one) => one[name])
    .filter((text) => typeof text === 'string')
    .join('');

const endOfThoughts = /<\/(?:think|thinking|thought|thoughts|reasoning)>/gi;

/**
 * The most candidates that are read, beginning with the longest, since the answer is longer than anything else in the
 * text.
 */
const mostCandidates = 8;

/**
 * Returns the JSON values that a model's text may mean, in order of likelihood. Models put their JSON into fences,
 * between pleasantries and after their reasoning, all of which may have braces of their own.
 */
export function jsonIn(text: string): unknown[] {
  const whole = parsedJson(text.trim());
  if (whole !== undefined) return [(typeof whole === 'string' ? parsedJson(whole) : undefined) ?? whole];
  const thoughts = [...text.matchAll(endOfThoughts)].at(-1);
  const behind = thoughts ? objectsOf(text.slice(thoughts.index + thoughts[0].length)) : [];
  return behind.length > 0 ? behind : objectsOf(text);
}

const objectsOf = (text: string): unknown[] =>
  jsonObjectsIn(text, mostCandidates).map(({ start, end }) => parsedJson(text.slice(start, end)));

/** Whether a text in place of JSON says that the model will not write. */
export function refuses(text: string): boolean {
  return /^\W*(?:i(?:['’]m| am) (?:really |very )?(?:sorry|afraid|unable)|(?:i )?apologi[sz]e|sorry\b|i (?:can(?:not|['’]t| not)|won['’]t|must decline|am not able))/i.test(
    text,
  );
}
