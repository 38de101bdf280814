import { z } from 'zod';
import { parsedJson } from '../../text/parsed-json.js';
import { storageFault } from '../../text/storable-text.js';
import { textFailure, type TextFailure } from '../text-failure.js';

/** No call takes so many, and the sum over the calls of one text still is an integer of Postgres. */
const tokenCount = z.number().int().min(0).max(100_000_000);

/** It is recorded with the text. */
const modelName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => storageFault(name) === undefined);

/** The parts of a chat completion that are looked at; what a compatible server adds or leaves out is tolerated. */
const chatCompletion = z.object({
  model: modelName.optional().catch(undefined),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(undefined),
});

/** What one call brought: the model's words, not looked into yet, or why there are none. */
export interface ChatAnswer {
  readonly model: string | undefined;
  readonly tokens: { readonly input: number; readonly output: number } | undefined;
  readonly text: string | TextFailure;
}

/**
 * Reads the body of a chat completion. Finish reason and refusal come before the text: half an answer may look
 * whole, and a refusal may look like an empty one.
 */
export function chatAnswer(body: unknown): ChatAnswer {
  const read = chatCompletion.safeParse(body);
  if (!read.success) {
    const detail = 'The body is no chat completion';
    return { model: undefined, tokens: undefined, text: textFailure('unreadable', { detail }) };
  }
  const { model, choices, usage } = read.data;
  const tokens = usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined;
  return { model, tokens, text: textOf(choices[0]) };
}

function textOf(choice: z.infer<typeof chatCompletion>['choices'][number] | undefined): string | TextFailure {
  if (choice?.finish_reason === 'length') return textFailure('cut-off');
  if (choice?.finish_reason === 'content_filter' || choice?.message.refusal) return textFailure('refused');
  const content = choice?.message.content ?? '';
  return content.trim() === '' ? textFailure('empty') : content;
}

/**
 * Small models wrap their JSON in a markdown fence or in pleasantries despite the instructions: the answer as it is, what
 * its fence holds, and what stands between its outermost braces.
 */
function candidates(text: string): string[] {
  const fenced = /```[^\n`]*\n([^]*)```/.exec(text)?.[1];
  return [text, fenced ?? '', text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)];
}

/** The JSON value in a model's words; undefined when it is not JSON. */
export function jsonIn(text: string): unknown {
  return candidates(text)
    .map(parsedJson)
    .find((value) => value !== undefined);
}
