import { BadRequestError, type OpenAI } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources';
import type { Allowance } from '../allowance.js';
import type { Prompt } from '../prompt.js';
import { readValue } from '../read-value.js';
import { textFailure } from '../text-failure.js';
import type { TextOutcome, TextProvider, TextSuccess } from '../text-provider.js';
import { chatAnswer, jsonIn } from './chat-answer.js';
import { chatRequest, openingMessages, repairMessages, type AnswerFormat } from './chat-request.js';
import { defaultTiming, pauseBeforeRetry, type RetryTiming } from './retry-pause.js';
import { upstreamFault, wrongForm, type UpstreamFault } from './upstream-fault.js';

/** The result of one call: a usable value, a failed call, or an answer that does not fit but can be repaired. */
type Attempt<T> =
  | TextSuccess<T>
  | UpstreamFault
  | { readonly answer: string; readonly faults: readonly string[] };

const noCallsLeft: UpstreamFault = {
  failure: textFailure('unavailable', { detail: 'The calls of this slot are used up' }),
  worthRetrying: false,
};

/**
 * Texts from OpenAI or any server that speaks its chat completions. The client's own retries and time limits must be
 * off: the allowance is the only clock, and it counts every call.
 */
export class OpenAiTextProvider implements TextProvider {
  /** What this server understands; learnt at its first refusal and kept for the life of the process. */
  private format: AnswerFormat = 'json_schema';

  constructor(
    private readonly client: OpenAI,
    private readonly model: string,
    private readonly timing: RetryTiming = defaultTiming,
  ) {}

  async complete<T>(prompt: Prompt<T>, allowance: Allowance): Promise<TextOutcome<T>> {
    let messages = openingMessages(prompt);
    let mended = false;
    for (let retries = 0; ; retries += 1) {
      const attempt = await this.attempt(prompt, messages, allowance);
      if ('ok' in attempt) return attempt;
      if ('failure' in attempt) {
        if (!(await pauseBeforeRetry(attempt, retries, allowance, this.timing))) return attempt.failure;
      } else {
        if (mended || !prompt.mended || !allowance.hasCalls()) {
          return textFailure('unreadable', { detail: attempt.faults.join('; ') });
        }
        messages = [...messages, ...repairMessages(attempt.answer, attempt.faults)];
        mended = true;
      }
    }
  }

  /** One upstream call, and its answer read. */
  private async attempt<T>(
    prompt: Prompt<T>,
    messages: ChatCompletionMessageParam[],
    allowance: Allowance,
  ): Promise<Attempt<T>> {
    const ended = allowance.ended();
    if (ended) return { failure: ended, worthRetrying: false };
    if (!allowance.hasCalls()) return noCallsLeft;
    const { format } = this;
    const request = chatRequest(this.model, prompt, messages, format);
    allowance.countCall();
    let body: unknown;
    try {
      body = await this.client.chat.completions.create(request, { signal: allowance.signal });
    } catch (error) {
      const endedMeanwhile = allowance.ended();
      if (endedMeanwhile) return { failure: endedMeanwhile, worthRetrying: false };
      return this.withoutSchemaNextTime(error, format) ?? upstreamFault(error, this.client.apiKey);
    }
    return this.read(body, prompt, allowance);
  }

  private read<T>(body: unknown, prompt: Prompt<T>, allowance: Allowance): Attempt<T> {
    const { text, model = this.model, tokens } = chatAnswer(body);
    if (tokens) allowance.countTokens(tokens.input, tokens.output);
    if (typeof text !== 'string') return { failure: text, worthRetrying: false };
    const json = jsonIn(text);
    if (json === undefined) return { answer: text, faults: ['answer: it is not JSON'] };
    const read = readValue(json, prompt.schema);
    return read.ok
      ? { ok: true, value: read.value, raw: text, provider: 'openai', model }
      : { answer: text, faults: read.faults };
  }

  /**
   * Many compatible servers know `json_object` only, and answer 400 to the rest.
   * @param asked the format of the refused request; another refusal may have changed ours since
   */
  private withoutSchemaNextTime(error: unknown, asked: AnswerFormat): UpstreamFault | undefined {
    const refused = error instanceof BadRequestError && /response_format|json_schema/.test(error.message);
    if (!refused || asked === 'json_object') return undefined;
    this.format = 'json_object';
    return wrongForm(error);
  }
}
