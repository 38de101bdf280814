import { BadRequestError, type OpenAI } from 'openai';
import type { FetchFailureKind } from '../../fetching/fetch-outcome.js';
import type { SafeFetcher } from '../../fetching/safe-fetcher.js';
import type { Allowance } from '../allowance.js';
import type { ImageProvider, PictureDrawn, PictureOutcome } from '../image-model.js';
import type { PicturePrompt } from '../picture-prompt.js';
import { textFailure, type TextFailureKind, type TextFailure } from '../text-failure.js';
import { defaultTiming, pauseBeforeRetry, type RetryTiming } from './retry-pause.js';
import { upstreamFault, wrongForm, type UpstreamFault } from './upstream-fault.js';
import { z } from 'zod';

/** The widest that the present models draw. */
const wide = '1536x1024';

interface AskedSize {
  readonly size?: typeof wide;
}

const refusals = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

const kindOfFetch: Readonly<Record<FetchFailureKind, TextFailureKind>> = {
  'forbidden-address': 'unreadable',
  unreachable: 'unavailable',
  'error-answer': 'unavailable',
  'too-large': 'unreadable',
  'too-slow': 'timed-out',
  stopped: 'stopped',
};

/**
 * Pictures from OpenAI or any server that speaks its image generation. As with texts, the client's own retries and
 * time limits must be off.
 */
export class OpenAiImageProvider implements ImageProvider {
  /** Servers know different sizes; one that refuses ours is left to choose, for the life of the process. */
  private size: AskedSize = { size: wide };

  constructor(
    private readonly client: OpenAI,
    private readonly model: string,
    private readonly fetcher: SafeFetcher,
    private readonly timing: RetryTiming = defaultTiming,
  ) {}

  async draw(prompt: PicturePrompt, allowance: Allowance): Promise<PictureOutcome> {
    for (let retries = 0; ; retries += 1) {
      const attempt = await this.attempt(prompt, allowance);
      if ('ok' in attempt) return attempt;
      if (!(await pauseBeforeRetry(attempt, retries, allowance, this.timing))) return attempt.failure;
    }
  }

  /** One upstream call, and its picture fetched when the answer only says where it is. */
  private async attempt(prompt: PicturePrompt, allowance: Allowance): Promise<PictureDrawn | UpstreamFault> {
    const ended = allowance.ended();
    if (ended) return { failure: ended, worthRetrying: false };
    allowance.countCall();
    const { size } = this;
    let body: unknown;
    try {
      body = await this.client.images.generate(
        { model: this.model, prompt: prompt.text, n: 1, ...size },
        { signal: allowance.signal },
      );
    } catch (error) {
      const endedMeanwhile = allowance.ended();
      if (endedMeanwhile) return { failure: endedMeanwhile, worthRetrying: false };
      return (
        this.withoutSizeNextTime(error, size) ?? refusal(error) ?? upstreamFault(error, this.client.apiKey)
      );
    }
    const answer = imageAnswer(body);
    return 'ok' in answer ? { failure: answer, worthRetrying: false } : this.picture(answer, allowance);
  }

  private async picture(answer: ImageAnswer, allowance: Allowance): Promise<PictureDrawn | UpstreamFault> {
    const by = { ok: true, provider: 'openai', model: this.model } as const;
    if ('bytes' in answer) return { ...by, bytes: answer.bytes };
    const fetched = await this.fetcher.fetch(answer.address, allowance.signal);
    if (fetched.ok) return { ...by, bytes: fetched.bytes };
    const failure = allowance.ended() ?? textFailure(kindOfFetch[fetched.kind], { detail: fetched.message });
    return { failure, worthRetrying: false };
  }

  /** @param asked the size of the refused request; another refusal may have changed ours since */
  private withoutSizeNextTime(error: unknown, asked: AskedSize): UpstreamFault | undefined {
    const refused = error instanceof BadRequestError && /\bsize\b/i.test(error.message);
    if (!refused || !asked.size) return undefined;
    this.size = {};
    return wrongForm(error);
  }
}

/** What the provider will not draw, it answers with 400. */
function refusal(error: unknown): UpstreamFault | undefined {
  if (!(error instanceof BadRequestError)) return undefined;
  const refused = refusals.has(String(error.code)) || /content policy|safety system/i.test(error.message);
  return refused ? { failure: textFailure('refused'), worthRetrying: false } : undefined;
}

/** The parts of an answer to `images.generate` that are looked at; the rest is tolerated. */
const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().max(8_000).nullish() })).nullish(),
});

/** A picture in the answer itself, or where it is to be fetched. */
type ImageAnswer = { readonly bytes: Buffer } | { readonly address: string };

/** Reads the first picture of an answer. */
function imageAnswer(body: unknown): ImageAnswer | TextFailure {
  const read = imagesAnswer.safeParse(body);
  if (!read.success) return textFailure('unreadable', { detail: 'The body is no list of images' });
  const { b64_json: base64, url } = read.data.data?.[0] ?? {};
  if (base64) return { bytes: Buffer.from(base64, 'base64') };
  return url ? { address: url } : textFailure('empty');
}
