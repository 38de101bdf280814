import sharp from 'sharp';
import { convertedPicture, headerPicture, type PictureFault } from './picture.js';

/** Returns the result; fails the test if there is none. */
function usable<T>(made: T | PictureFault): T {
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const facts = { title: 'A watch' };

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3e48' } });

/** Makes an image that no format can compress. */
const noise = () => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 300, height: 300, channels: 3, noise: gaussian, background: '#000' } });
};

describe('a picture', () => {
  it.each([
    ['jpeg', () => drawn(3000, 2000).jpeg()],
    ['png', () => drawn(500, 800).png()],
    ['webp', () => drawn(1600, 900).webp()],
    ['gif', () => drawn(64, 64).gif()],
    ['tiff', () => drawn(640, 480).tiff()],
    ['avif', () => drawn(64, 36).avif({ effort: 0 })],
    ['a single point', () => drawn(1, 1).png()],
  ])('%s is cut to header format, with a thumbnail', async (_, made) => {
    const picture = usable(await headerPicture(await made().toBuffer(), 'photograph', facts));
    expect(picture.mediaType).toBe('image/jpeg');
    expect(await sharp(picture.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 900,
    });
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 360,
    });
  });

  it('that was drawn stays finer, as WebP', async () => {
    const picture = usable(await headerPicture(await drawn(100, 100).png().toBuffer(), 'drawing', facts));
    expect(picture.mediaType).toBe('image/webp');
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp');
  });

  it('loses what it tells of camera and place, and stands upright', async () => {
    const halves = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#ff0000' } })
      .composite([{ input: await drawn(40, 40).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const bytes = usable(await convertedPicture(halves, 'jpeg', facts));
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 80,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('that lets light through lies on white', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [red] = await sharp(usable(await convertedPicture(clear, 'jpeg', facts)))
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  it.each(['png', 'jpeg'] as const)('is converted whole to %s', async (format) => {
    const bytes = usable(await convertedPicture(await drawn(123, 45).webp().toBuffer(), format, facts));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 123, height: 45 });
  });
});

describe('no picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each<readonly [string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('<!doctype html><title>Sign in</title>')],
    ['SVG', () => Buffer.from(svg)],
    ['SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['the beginning of a JPEG only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'SVG behind the sign of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
    ],
    ['half a PNG', async () => (await noise().png().toBuffer()).subarray(0, 20_000)],
    ['half a JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 8_000)],
  ])('%s', async (_, made) => {
    const bytes = await made();
    expect(await headerPicture(bytes, 'photograph', facts)).toBe('no-picture');
    expect(await convertedPicture(bytes, 'png', facts)).toBe('no-picture');
  });
});

describe('a picture of few bytes', () => {
  it('and 40 megapixels is taken', async () => {
    const bytes = await drawn(8_000, 5_000).png().toBuffer();
    expect(await sharp(usable(await convertedPicture(bytes, 'jpeg', facts))).metadata()).toMatchObject({
      width: 8_000,
      height: 5_000,
    });
  });

  it.each([
    ['more than 40 megapixels', () => drawn(8_000, 5_001).png()],
    ['more than 16 megapixels of AVIF', () => drawn(4_000, 4_001).avif({ effort: 0 })],
  ])('and %s is not', async (_, made) => {
    const bytes = await made().toBuffer();
    expect(await headerPicture(bytes, 'photograph', facts)).toBe('too-many-pixels');
    expect(await convertedPicture(bytes, 'png', facts)).toBe('too-many-pixels');
  });
});

it('many pictures at once hold one thread, so that files and sign-ins have theirs', async () => {
  const bytes = await drawn(1600, 900).png().toBuffer();
  let isBusy = true;
  let most = 0;
  const watch = (): void => {
    most = Math.max(most, sharp.counters().process);
    if (isBusy) setImmediate(watch);
  };
  watch();
  await Promise.all(Array.from({ length: 3 }, () => headerPicture(bytes, 'drawing', facts)));
  isBusy = false;
  expect(most).toBe(1);
});
