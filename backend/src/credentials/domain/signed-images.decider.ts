import type { Decider } from '../../platform/event-sourcing/decider.js';
import { signedImagesEvents, type SignedImage, type SignedImagesEvent } from './signed-images.events.js';

export interface SignedImages {
  readonly signed: readonly SignedImage[];
}

type SignedImagesCommand = { readonly type: 'sign' } & SignedImage;

/** Decides which files of an article’s pictures are signed: the same bytes of the same picture are signed once. */
export const signedImagesDecider: Decider<SignedImages, SignedImagesCommand, SignedImagesEvent> = {
  catalog: signedImagesEvents,
  initialState: { signed: [] },
  decide({ type: _, ...data }, state) {
    return signedFile(state, data) ? [] : [{ type: 'ImageSigned', data }];
  },
  evolve({ signed }, { data }) {
    return { signed: [...signed, data] };
  },
};

/** Returns the signed file of a picture with this content, or undefined if there is none. */
export function signedFile(
  { signed }: SignedImages,
  { image, contentSha256 }: Pick<SignedImage, 'image' | 'contentSha256'>,
): SignedImage | undefined {
  return signed.find((one) => one.image === image && one.contentSha256 === contentSha256);
}
