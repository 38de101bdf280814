import type { ImageModel } from '../../../platform/ai/image-model.js';
import { pictureFailure } from '../../../platform/ai/picture-failure.js';
import { textFailure, type TextFailure } from '../../../platform/ai/text-failure.js';
import { headerPicture, maxMegapixels, type PictureFault } from '../pictures/picture.js';
import { articlePicturePrompt } from './article-picture-prompt.js';
import { madePicture, type MadePicture } from './made-picture.js';
import type { PictureOrder } from './picture-order.js';

const faultSentences: Readonly<Record<PictureFault, string>> = {
  'no-picture': 'The bytes are no picture',
  'too-many-pixels': `The picture has more than ${maxMegapixels} megapixels`,
};

/** Has one picture drawn, and checks that it is one. */
export async function drawnPicture(
  model: ImageModel,
  order: PictureOrder,
  variant: number,
  signal: AbortSignal,
): Promise<MadePicture | TextFailure> {
  const prompt = articlePicturePrompt(order, variant);
  const drawn = await model.draw(prompt, order.person, signal);
  if (!drawn.ok) return drawn;
  const picture = await headerPicture(drawn.bytes, 'drawing');
  if (typeof picture === 'string')
    return pictureFailure(textFailure('unreadable', { detail: faultSentences[picture] }));
  const { provider, model: drawnBy } = drawn;
  return madePicture(order, `drawn ${variant}`, picture, {
    type: 'ai',
    title: drawn.title ?? `Illustration ${variant + 1} for “${order.article.title}”`,
    source: provider === 'demo' ? 'Demo drawing' : `AI model ${drawnBy}`,
    creator: null,
    licence: null,
    licenceUrl: null,
    sourcePage: null,
    provenance: { provider, model: drawnBy, promptVersion: prompt.version, promptHash: prompt.hash },
  });
}
