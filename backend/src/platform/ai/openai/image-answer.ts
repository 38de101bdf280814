import { z } from 'zod';
import { textFailure, type TextFailure } from '../text-failure.js';

/** The parts of an answer to `images.generate` that are looked at; the rest is tolerated. */
const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().max(8_000).nullish() })).nullish(),
});

/** A picture in the answer itself, or where it is to be fetched. */
export type ImageAnswer = { readonly bytes: Buffer } | { readonly address: string };

/** Reads the first picture of an answer. */
export function imageAnswer(body: unknown): ImageAnswer | TextFailure {
  const read = imagesAnswer.safeParse(body);
  if (!read.success) return textFailure('unreadable', { detail: 'The body is no list of images' });
  const { b64_json: base64, url } = read.data.data?.[0] ?? {};
  if (base64) return { bytes: Buffer.from(base64, 'base64') };
  return url ? { address: url } : textFailure('empty');
}
