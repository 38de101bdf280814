import { Logger } from '@nestjs/common';
import type { ChatCompletionMessageParam } from 'openai/resources';
import type { Allowance } from '../../ai/allowance.js';
import type { Prompt } from '../../ai/prompt.js';
import { readValue, type Read } from '../../ai/read-value.js';
import { said } from '../../ai/redaction.js';
import { textFailure } from '../../ai/text-failure.js';
import type { TextOutcome, TextProvider, TextSuccess } from '../../ai/text-provider.js';
import { chatAnswer, jsonIn, refuses, type NoWords } from './chat-answer.js';
import { chatRequest, openingMessages, repairMessages } from './chat-request.js';
import type { OpenAiClient } from './openai-client.js';
import { KnownForm, type FormSearch } from './request-form.js';
import { defaultTiming, pauseBeforeRetry, type RetryTiming } from './retry-pause.js';
import { toldFault, upstreamFault, type UpstreamFault } from './upstream-fault.js';

/** An answer that does not fit but can be repaired. */
interface Misfit {
  readonly answer: string;
  readonly faults: readonly string[];
}

/** The result of one call: a usable value, a failed call, or an answer that does not fit. */
type Attempt<T> = TextSuccess<T> | UpstreamFault | Misfit;

/** The parts of the work that stay the same through the calls for one text. */
interface Asking<T> {
  readonly prompt: Prompt<T>;
  readonly allowance: Allowance;
  readonly search: FormSearch;
}

const noCallsLeft: UpstreamFault = {
  failure: textFailure('unavailable', { detail: 'The calls of this slot are used up' }),
  worthRetrying: false,
};

/**
 * Texts from OpenAI or any server that speaks its chat completions. The client's own retries and time limits must be
 * off: the allowance alone limits the time, and it counts every call.
 */
export class OpenAiTextProvider implements TextProvider {
  private readonly logger = new Logger('AI provider');
  private readonly known = new KnownForm(({ format, bound, mostTokens }) =>
    this.logger.log(
      `Asked from now on with: response format ${format}, bound ${bound}${mostTokens === Infinity ? '' : ` of at most ${mostTokens}`}`,
    ),
  );

  /** @param mostTokens limits every answer, in place of the limit of each kind of prompt */
  constructor(
    private readonly client: OpenAiClient,
    private readonly model: string,
    private readonly timing: RetryTiming = defaultTiming,
    private readonly mostTokens?: number,
  ) {}

  async complete<T>(prompt: Prompt<T>, allowance: Allowance): Promise<TextOutcome<T>> {
    const asking = { prompt, allowance, search: this.known.search() };
    let messages = openingMessages(prompt);
    let mended = false;
    let retries = 0;
    for (;;) {
      const attempt = await this.attempt(asking, messages);
      if ('ok' in attempt) return attempt;
      if ('faults' in attempt) {
        if (mended || !prompt.mended || !allowance.hasCalls()) return unusable(attempt);
        messages = [...messages, ...repairMessages(attempt.answer, attempt.faults)];
        mended = true;
      } else if (this.isOfForm(attempt, asking)) {
        allowance.releaseCall();
      } else {
        if (!(await pauseBeforeRetry(attempt, retries, allowance, this.timing))) return attempt.failure;
        retries += 1;
      }
    }
  }

  /** Makes one upstream call and reads its answer. */
  private async attempt<T>(asking: Asking<T>, messages: ChatCompletionMessageParam[]): Promise<Attempt<T>> {
    const { prompt, allowance, search } = asking;
    const ended = allowance.ended();
    if (ended) return { failure: ended, worthRetrying: false };
    if (!allowance.hasCalls()) return noCallsLeft;
    const request = chatRequest(this.model, prompt, messages, search.form, this.boundOf(asking));
    allowance.countCall();
    let body: unknown;
    try {
      body = await this.client.chat.completions.create(request, { signal: allowance.signal });
    } catch (error) {
      const endedMeanwhile = allowance.ended();
      if (endedMeanwhile) return { failure: endedMeanwhile, worthRetrying: false };
      return upstreamFault(error, this.client.secrets);
    }
    return this.read(body, asking);
  }

  private boundOf({ prompt, search }: Asking<unknown>): number {
    return Math.min(this.mostTokens ?? prompt.mostTokens, search.form.mostTokens);
  }

  /**
   * Whether the call was refused for its form and there is another form to try, which the search has then moved on to.
   */
  private isOfForm({ error, failure }: UpstreamFault, asking: Asking<unknown>): boolean {
    return error !== undefined && asking.search.next(error, failure.kind, this.boundOf(asking));
  }

  private read<T>(body: unknown, asking: Asking<T>): Attempt<T> {
    const { prompt, allowance, search } = asking;
    const { text, model = this.model, tokens } = chatAnswer(body);
    if (tokens) allowance.countTokens(tokens);
    if (typeof text !== 'string') return this.withoutWords(text, asking);
    search.taken();
    const read = bestOf(jsonIn(text), prompt);
    return read.ok
      ? { ok: true, value: read.value, raw: text, provider: 'openai', model }
      : { answer: text, faults: read.faults };
  }

  private withoutWords(none: NoWords, asking: Asking<unknown>): UpstreamFault {
    if ('error' in none) return toldFault(none.error, this.client.secrets);
    asking.search.taken();
    const { kind } = none;
    const words =
      kind === 'cut-off'
        ? `Its bound was ${this.boundOf(asking)} tokens (OPENAI_MAX_TOKENS)`
        : (none.detail ?? '');
    const detail = words === '' ? undefined : said(words, this.client.secrets);
    return { failure: textFailure(kind, { detail }), worthRetrying: false };
  }
}

/**
 * Chooses from the values in an answer: the last one of the requested shape, else the longest that can be used. A model
 * may show the form of its answer, or a first attempt, before the answer.
 */
function bestOf<T>(values: readonly unknown[], { shape, schema }: Prompt<T>): Read<T> {
  const byLength = values.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const asAsked = values.toReversed().filter((value) => shape.safeParse(value).success);
  let first: Read<T> | undefined;
  for (const value of [...asAsked, ...byLength]) {
    const read = readValue(value, schema);
    if (read.ok) return read;
    first ??= read;
  }
  return first ?? { ok: false, faults: ['answer: it is not JSON'] };
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

function unusable({ answer, faults }: Misfit) {
  return textFailure(refuses(answer) ? 'refused' : 'unreadable', { detail: faults.join('; ') });
}
