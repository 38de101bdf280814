import { createHash } from 'node:crypto';
import { derivedId } from '../../../platform/event-sourcing/command-context.js';
import type { HeaderImage } from '../domain/header-images.events.js';
import type { HeaderPicture } from '../pictures/picture.js';

/** A picture that is ready to be kept, and what the record will say of it. */
export interface MadePicture {
  readonly image: HeaderImage;
  readonly picture: HeaderPicture;
}

/** The id follows from article and bytes, so keeping the same picture twice keeps it once. */
export function madePicture(
  articleId: string,
  picture: HeaderPicture,
  about: Omit<HeaderImage, 'id' | 'sha256'>,
): MadePicture {
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
  return { picture, image: { id: derivedId(articleId, `image ${sha256}`), sha256, ...about } };
}
