import sharp, { type Sharp } from 'sharp';
import { pictureFormat } from './picture-format.js';

/** Header format, 16:9; the thumbnail is of the same shape. Pixels. */
const header = { width: 1600, height: 900 };
const thumbnail = { width: 640, height: 360 };

/** A bomb of a few bytes may unfold to more than the memory holds. */
const maxPixels = 64_000_000;
const limitSeconds = 20;

/** A picture ready to be kept: cut to the header format, made anew, and without anything but pixels. */
export interface HeaderPicture {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** WebP. */
  readonly thumbnail: Buffer;
}

/** A photograph becomes JPEG, which a browser can save as it is; what was drawn becomes WebP, which is finer. */
export type PictureKind = 'photograph' | 'drawing';

const kept = {
  photograph: { mediaType: 'image/jpeg', as: (image: Sharp) => image.jpeg({ quality: 86, mozjpeg: true }) },
  drawing: {
    mediaType: 'image/webp',
    as: (image: Sharp) => image.webp({ quality: 92, smartSubsample: true }),
  },
};

export const thumbnailType = 'image/webp';

/**
 * Cuts a picture to the header format around what draws the eye.
 * @returns undefined when the bytes are no picture, or a broken one, or too large a one
 */
export async function headerPicture(bytes: Buffer, kind: PictureKind): Promise<HeaderPicture | undefined> {
  return whenReadable(bytes, async (image) => {
    const { data, info } = await image
      .resize({ ...header, fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp => sharp(data, { raw: info });
    const [large, small] = await Promise.all([
      kept[kind].as(pixels()).toBuffer(),
      pixels().resize(thumbnail).webp({ quality: 82 }).toBuffer(),
    ]);
    return { bytes: large, mediaType: kept[kind].mediaType, thumbnail: small };
  });
}

/**
 * The whole picture in another format.
 * @returns undefined as above
 */
export async function convertedPicture(bytes: Buffer, format: 'png' | 'jpeg'): Promise<Buffer | undefined> {
  return whenReadable(bytes, (image) =>
    (format === 'png' ? image.png() : image.jpeg({ quality: 90, mozjpeg: true })).toBuffer(),
  );
}

async function whenReadable<T>(bytes: Buffer, work: (image: Sharp) => Promise<T>): Promise<T | undefined> {
  const format = pictureFormat(bytes);
  if (!format) return undefined;
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    if ((await image.metadata()).format !== format) return undefined;
    const upright = image.autoOrient().timeout({ seconds: limitSeconds });
    return await work(upright.flatten({ background: '#ffffff' }).toColourspace('srgb'));
  } catch {
    // The library's only fault here is that it cannot read what it was given.
    return undefined;
  }
}
