import type { FetchFailureKind } from '../../fetching/fetch-outcome.js';
import type { SafeFetcher } from '../../fetching/safe-fetcher.js';
import type { Allowance } from '../../ai/allowance.js';
import type { ImageProvider, PictureDrawn, PictureOutcome } from '../../ai/image-model.js';
import type { PicturePrompt } from '../../ai/picture-prompt.js';
import { textFailure, type TextFailureKind, type TextFailure } from '../../ai/text-failure.js';
import type { OpenAiClient } from './openai-client.js';
import { defaultTiming, pauseBeforeRetry, type RetryTiming } from './retry-pause.js';
import { errorWithin } from './provider-error.js';
import { toldFault, upstreamFault, type UpstreamFault } from './upstream-fault.js';
import { z } from 'zod';

/** The widest size that current models draw. */
const wide = '1536x1024';

interface AskedSize {
  readonly size?: typeof wide;
}

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
  /**
   * The size to ask for. Servers know different sizes; one that refuses this size chooses its own from then on, for the
   * life of the process.
   */
  private size: AskedSize = { size: wide };

  constructor(
    private readonly client: OpenAiClient,
    private readonly model: string,
    private readonly fetcher: SafeFetcher,
    private readonly timing: RetryTiming = defaultTiming,
  ) {}

  async draw(prompt: PicturePrompt, allowance: Allowance): Promise<PictureOutcome> {
    let retries = 0;
    for (;;) {
      const { size } = this;
      const attempt = await this.attempt(prompt, size, allowance);
      if ('ok' in attempt) return attempt;
      if (this.isOfSize(attempt, size)) {
        allowance.releaseCall();
      } else {
        if (!(await pauseBeforeRetry(attempt, retries, allowance, this.timing))) return attempt.failure;
        retries += 1;
      }
    }
  }

  /** Makes one upstream call, and fetches the picture if the answer only has its address. */
  private async attempt(
    prompt: PicturePrompt,
    size: AskedSize,
    allowance: Allowance,
  ): Promise<PictureDrawn | UpstreamFault> {
    const ended = allowance.ended();
    if (ended) return { failure: ended, worthRetrying: false };
    allowance.countCall();
    let body: unknown;
    try {
      body = await this.client.images.generate(
        { model: this.model, prompt: prompt.text, n: 1, ...size },
        { signal: allowance.signal },
      );
    } catch (error) {
      const endedMeanwhile = allowance.ended();
      if (endedMeanwhile) return { failure: endedMeanwhile, worthRetrying: false };
      return ofPicture(upstreamFault(error, this.client.secrets));
    }
    const answer = imageAnswer(body);
    if (!('ok' in answer)) return this.picture(answer, allowance);
    const error = errorWithin((body as { error?: unknown } | null)?.error);
    return error
      ? ofPicture(toldFault(error, this.client.secrets))
      : { failure: answer, worthRetrying: false };
  }

  private async picture(answer: ImageAnswer, allowance: Allowance): Promise<PictureDrawn | UpstreamFault> {
    const by = { ok: true, provider: 'openai', model: this.model } as const;
    if ('bytes' in answer) return { ...by, bytes: answer.bytes };
    const fetched = await this.fetcher.fetch(answer.address, allowance.signal);
    if (fetched.ok) return { ...by, bytes: fetched.bytes };
    const failure = allowance.ended() ?? textFailure(kindOfFetch[fetched.kind], { detail: fetched.message });
    return { failure, worthRetrying: false };
  }

  /** @param asked the size in the refused request; another refusal may have changed `this.size` since */
  private isOfSize({ error, failure }: UpstreamFault, asked: AskedSize): boolean {
    if (failure.kind !== 'declined' || !asked.size || !/\bsize\b/i.test(error?.words ?? '')) return false;
    this.size = {};
    return true;
  }
}

/** Turns a filtered request into a refused one, because an image model refuses by its filter. */
function ofPicture(fault: UpstreamFault): UpstreamFault {
  const { kind, detail } = fault.failure;
  return kind === 'filtered' ? { failure: textFailure('refused', { detail }), worthRetrying: false } : fault;
}

/** The parts of an answer to `images.generate` that are read; anything else is ignored. */
const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().max(8_000).nullish() })).nullish(),
});

/** A picture within the answer, or the address to fetch it from. */
type ImageAnswer = { readonly bytes: Buffer } | { readonly address: string };

/** Reads the first picture of an answer. */
function imageAnswer(body: unknown): ImageAnswer | TextFailure {
  const read = imagesAnswer.safeParse(body);
  if (!read.success) return textFailure('unreadable', { detail: 'The body is no list of images' });
  const { b64_json: base64, url } = read.data.data?.[0] ?? {};
  if (base64) return { bytes: Buffer.from(base64, 'base64') };
  return url ? { address: url } : textFailure('empty');
}
