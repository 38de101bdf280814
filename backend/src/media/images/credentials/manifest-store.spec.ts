import { hash } from 'node:crypto';
import sharp from 'sharp';
import { signedPictures } from '../testing/signed-pictures.js';
import { carriesCredentials, manifestStoreIn } from './manifest-store.js';

const { png, jpeg } = signedPictures;

const hashOf = (store: Buffer | undefined): string | undefined => store && hash('sha256', store);

/** The same JPEG, with its manifest store in segments of this size. */
function inSegmentsOf(size: number): Buffer {
  const store = manifestStoreIn(jpeg.bytes, 'jpeg') as Buffer;
  const start = jpeg.bytes.indexOf('jumdc2pa') - 24;
  const length = jpeg.bytes.readUInt16BE(start + 2);
  const [head, rest] = [store.subarray(0, 8), store.subarray(8)];
  const segments = Array.from({ length: Math.ceil(rest.length / size) }, (_, index) => {
    const part = rest.subarray(index * size, (index + 1) * size);
    const before = Buffer.from([0xff, 0xeb, 0, 0, 0x4a, 0x50, 0, 1, 0, 0, 0, index + 1]);
    before.writeUInt16BE(2 + 8 + 8 + part.length, 2);
    return Buffer.concat([before, head, part]);
  });
  return Buffer.concat([jpeg.bytes.subarray(0, start), ...segments, jpeg.bytes.subarray(start + 2 + length)]);
}

describe('the manifest store of a picture', () => {
  it.each([
    ['PNG', png.bytes, 'png', png.storeSha256],
    ['JPEG', jpeg.bytes, 'jpeg', jpeg.storeSha256],
    ['JPEG that has it in several segments', inSegmentsOf(500), 'jpeg', jpeg.storeSha256],
  ] as const)('is found whole in a %s', (_, bytes, format, expected) => {
    expect(carriesCredentials(bytes)).toBe(true);
    expect(hashOf(manifestStoreIn(bytes, format))).toBe(expected);
  });

  it.each([
    ['a PNG that is cut off', png.bytes.subarray(0, 1_000), 'png'],
    ['a JPEG that is cut off', jpeg.bytes.subarray(0, 1_000), 'jpeg'],
    ['a JPEG without its second segment', inSegmentsOf(1_000).subarray(0, 1_300), 'jpeg'],
    ['bytes that begin with its description', Buffer.from('jumdc2pa'), 'webp'],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), png.bytes]), 'gif'],
  ] as const)('is not taken from %s', (_, bytes, format) => {
    expect(manifestStoreIn(bytes, format)).toBeUndefined();
  });

  it('is not looked for in a picture without one', async () => {
    const plain = await sharp(png.bytes).png().toBuffer();
    expect(carriesCredentials(plain)).toBe(false);
    expect(manifestStoreIn(plain, 'png')).toBeUndefined();
  });
});
