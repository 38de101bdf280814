import type { ChatCompletionCreateParamsNonStreaming, ChatCompletionMessageParam } from 'openai/resources';
import { z } from 'zod';
import type { Prompt } from '../../ai/prompt.js';
import { wholeSlice } from '../../text/whole-slice.js';
import type { RequestForm } from './request-form.js';

/**
 * The JSON Schema of a prompt’s answer, without bounds on the length of text, which OpenAI’s strict mode refuses. They
 * are checked here after the answer.
 */
function jsonSchemaOf(prompt: Prompt<unknown>): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(prompt.shape, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
    },
  });
  return schema;
}

/**
 * The messages that open a call. The prompt repeats the schema for servers that do not enforce it. The schema comes at
 * the very end because it differs with each kind of prompt, and a shared beginning costs less. There is only one system
 * message because some servers accept no second one.
 */
export function openingMessages(prompt: Prompt<unknown>): ChatCompletionMessageParam[] {
  const shape = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(jsonSchemaOf(prompt))}`;
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content: `${prompt.user}\n\n${shape}` },
  ];
}

/** The most characters of an answer that are shown back: the model needs the faults, and knows what it wrote. */
const maxShownBack = 100_000;

/** Shows the model its answer and its faults. */
export function repairMessages(answer: string, faults: readonly string[]): ChatCompletionMessageParam[] {
  const list = faults.map((fault) => `- ${fault}`).join('\n');
  return [
    { role: 'assistant', content: wholeSlice(answer, 0, maxShownBack) },
    {
      role: 'user',
      content: `That answer cannot be used:\n${list}\nGive the whole answer again, as one JSON object that fits the schema.`,
    },
  ];
}

export function chatRequest(
  model: string,
  prompt: Prompt<unknown>,
  messages: ChatCompletionMessageParam[],
  form: RequestForm,
  mostTokens: number,
): ChatCompletionCreateParamsNonStreaming {
  const bound = form.bound === 'none' ? {} : { [form.bound]: mostTokens };
  return { model, messages, ...bound, ...responseFormat(prompt, form) };
}

function responseFormat(
  prompt: Prompt<unknown>,
  { format }: RequestForm,
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'none') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  const json_schema = { name: prompt.kind, strict: true, schema: jsonSchemaOf(prompt) };
  return { response_format: { type: 'json_schema', json_schema } };
}
