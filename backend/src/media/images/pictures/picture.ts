import type { Sharp, default as Library } from 'sharp';
import pLimit from 'p-limit';
import { longWork } from '../../../platform/program/thread-pool.js';
import { xmpOf, type PictureFacts } from './picture-xmp.js';

/** The accepted formats, by their names in `sharp`. SVG is not among them, because it can run programs. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif';

const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  // AVIF is the only format of this family that can be read.
  ['heif', /^[^]{4}ftypavi[fs]/],
];

/** Returns the format of a file by its first bytes; undefined for everything that is not an accepted picture. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}

/** The header format, 16:9, in pixels; the thumbnail has the same shape. */
const header = { width: 1600, height: 900 };
const thumbnail = { width: 640, height: 360 };

export const maxMegapixels = 40;
/** The limit for AVIF, which is decoded whole, with several times the memory and time of the others. */
export const maxMegapixelsOfAvif = 16;
const limitSeconds = 20;

/** The limit for conversions: each takes a core and up to 400 MiB, and holds one thread at a time. */
const conversions = pLimit(longWork.pictures);

/**
 * The reason why bytes cannot be used as a picture. A few bytes in a decompression bomb may unfold to more than the
 * memory holds.
 */
export type PictureFault = 'no-picture' | 'too-many-pixels';

/** The sentence for each fault, without its full stop. */
export const faultSentences: Readonly<Record<PictureFault, string>> = {
  'no-picture': 'The bytes are no picture',
  'too-many-pixels': `The picture has more than ${maxMegapixels} megapixels`,
};

/** A picture ready to be stored: cut to the header format, and rebuilt from its pixels and the known facts. */
export interface HeaderPicture {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** A WebP file with the pixels alone. */
  readonly thumbnail: Buffer;
}

/**
 * The kind of a picture. A photograph becomes JPEG, which a browser can save as it is; a drawing becomes WebP, which is
 * finer.
 */
export type PictureKind = 'photograph' | 'drawing';

const kept = {
  photograph: { mediaType: 'image/jpeg', as: (image: Sharp) => image.jpeg({ quality: 86, mozjpeg: true }) },
  drawing: {
    mediaType: 'image/webp',
    as: (image: Sharp) => image.webp({ quality: 92, smartSubsample: true }),
  },
};

export const thumbnailType = 'image/webp';

/** Cuts a picture to the header format around its most striking part, and writes the known facts into it. */
export function headerPicture(
  bytes: Buffer,
  kind: PictureKind,
  facts: PictureFacts,
): Promise<HeaderPicture | PictureFault> {
  return whenReadable(bytes, async (image, sharp) => {
    const { data, info } = await image
      .resize({ ...header, fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp => sharp(data, { raw: info });
    return {
      bytes: await kept[kind].as(pixels()).withXmp(xmpOf(facts)).toBuffer(),
      mediaType: kept[kind].mediaType,
      thumbnail: await pixels().resize(thumbnail).webp({ quality: 82 }).toBuffer(),
    };
  });
}

/**
 * Converts a whole picture to another format, with the known facts. It skips the slow search for the smallest JPEG,
 * which takes too long for large pictures.
 */
export function convertedPicture(
  bytes: Buffer,
  format: 'png' | 'jpeg',
  facts: PictureFacts,
): Promise<Buffer | PictureFault> {
  return whenReadable(bytes, (image) =>
    (format === 'png' ? image.png() : image.jpeg({ quality: 90 })).withXmp(xmpOf(facts)).toBuffer(),
  );
}

type Work<T> = (image: Sharp, sharp: typeof Library) => Promise<T>;

async function whenReadable<T>(bytes: Buffer, work: Work<T>): Promise<T | PictureFault> {
  const format = pictureFormat(bytes);
  if (!format) return 'no-picture';
  // The library takes some 10 MiB, so it is loaded with the first picture.
  const { default: sharp } = await import('sharp');
  return conversions(() => converted(bytes, format, work, sharp));
}

async function converted<T>(
  bytes: Buffer,
  format: PictureFormat,
  work: Work<T>,
  sharp: typeof Library,
): Promise<T | PictureFault> {
  try {
    const known = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (known.format !== format) return 'no-picture';
    if (known.width * known.height > pixelLimit(format)) return 'too-many-pixels';
    return await work(upright(sharp(bytes, reading)), sharp);
  } catch {
    // The library fails here only when it cannot read its input.
    return 'no-picture';
  }
}

const pixelLimit = (format: PictureFormat): number =>
  (format === 'heif' ? maxMegapixelsOfAvif : maxMegapixels) * 1_000_000;

const reading = { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' } as const;

const upright = (image: Sharp): Sharp =>
  image
    .autoOrient()
    .timeout({ seconds: limitSeconds })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
