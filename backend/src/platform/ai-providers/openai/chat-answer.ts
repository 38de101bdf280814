import { z } from 'zod';
import { jsonObjectsIn } from '../../text/json-objects.js';
import { parsedJson } from '../../text/parsed-json.js';
import { storageFault } from '../../text/storable-text.js';
import type { Tokens } from '../../kernel/tokens.js';
import type { TextFailureKind } from '../../ai/text-failure.js';
import { errorWithin, type ProviderError } from './provider-error.js';

/** No call takes so many, and the sum over the calls of one text still is an integer of Postgres. */
const tokenCount = z.number().int().min(0).max(100_000_000);

/** It is recorded with the text. */
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

/** The parts of a chat completion that are looked at; what a compatible server adds or leaves out is tolerated. */
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

/** Why there are no words of the model: what is wrong with its answer, or an error that the server tells in one. */
export type NoWords =
  | { readonly kind: TextFailureKind; readonly detail?: string }
  | { readonly error: ProviderError };

/** What one call brought: the model's words, not looked into yet, or why there are none. */
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
  // A server that does not say that it sends JSON may still do.
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

/** No more can have been kept than there was. */
function tokensIn({
  prompt_tokens: input,
  completion_tokens: output,
  prompt_tokens_details,
}: NonNullable<z.infer<typeof chatCompletion>['usage']>): Tokens {
  const cached = prompt_tokens_details?.cached_tokens;
  return { input, output, ...(cached !== undefined && { cached: Math.min(cached, input) }) };
}

/** A server that gives nothing for an answer has failed, and may not do so again. */
const nothing: ProviderError = {
  status: undefined,
  codes: [],
  words: 'The answer holds nothing, and no error.',
  waitMs: undefined,
};

/** What servers call an answer that was ended by its bound, or by a filter. */
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

/** The words of a content: a text, or a list of parts without those that are thoughts. */
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

/** The longest of them are looked at; what else stands in an answer is shorter than what was asked for. */
const mostCandidates = 8;

/**
 * The JSON values that a model's words may mean, in their order. Models put theirs into fences, between pleasantries and
 * behind thoughts, all of which may have braces of their own.
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

/** Words in place of JSON by which models say that they will not write. */
export function refuses(text: string): boolean {
  return /^\W*(?:i(?:['’]m| am) (?:really |very )?(?:sorry|afraid|unable)|(?:i )?apologi[sz]e|sorry\b|i (?:can(?:not|['’]t| not)|won['’]t|must decline|am not able))/i.test(
    text,
  );
}
