import { jest } from '@jest/globals';
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { Worker } from 'node:worker_threads';
import { signedPictures } from '../testing/signed-pictures.js';
import { CredentialsReader } from './credentials-reader.js';

const { png, jpeg } = signedPictures;

const trainedAlgorithmicMedia = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const signed = { state: 'valid', signer: 'Example Picture Model', sourceType: trainedAlgorithmicMedia };
const told = { signer: null, sourceType: null };

let reader: CredentialsReader;

beforeEach(() => (reader = new CredentialsReader()));
afterEach(async () => {
  await reader.onApplicationShutdown();
  jest.restoreAllMocks();
});

/** The picture with other bytes from an offset on. */
function changed(bytes: Buffer, at: number, by: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  by.copy(copy, at);
  return copy;
}

/** Boxes of JUMBF nested to this depth. */
function nested(depth: number): Buffer {
  let box: Buffer = Buffer.alloc(0);
  const description = Buffer.concat([
    Buffer.from([0, 0, 0, 30]),
    Buffer.from('jumd'),
    Buffer.from('6332706100110010800000aa00389b7103', 'hex'),
    Buffer.from('c2pa\0'),
  ]);
  for (let level = 0; level < depth; level += 1) {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + description.length + box.length);
    head.write('jumb', 4);
    box = Buffer.concat([head, description, box]);
  }
  return box;
}

async function webpWith(store: Buffer): Promise<Buffer> {
  const webp = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#7a3e48' } })
    .webp()
    .toBuffer();
  const chunk = Buffer.alloc(8);
  chunk.write('C2PA');
  chunk.writeUInt32LE(store.length, 4);
  const whole = Buffer.concat([webp, chunk, store, Buffer.alloc(store.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

describe('what a picture brought along', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ] as const)(
    'is told of a %s: who signed it, how it was made, and that it was not changed',
    async (_, { bytes, storeSha256 }) => {
      const brought = await reader.read(bytes);
      expect(brought?.credentials).toEqual({ ...signed, storeSha256 });
      expect(hash('sha256', brought?.store ?? '')).toBe(storeSha256);
    },
  );

  it('is told as invalid when a pixel was changed, and no more of it', async () => {
    const bytes = changed(png.bytes, png.bytes.length - 20, Buffer.from([0x55]));
    expect((await reader.read(bytes))?.credentials).toEqual({
      ...told,
      state: 'invalid',
      storeSha256: png.storeSha256,
    });
  });

  it.each([
    [
      'has nothing but noise in it',
      () => changed(png.bytes, png.bytes.indexOf('jumdc2pa') + 8, Buffer.alloc(1_500, 7)),
    ],
    ['is nested a thousand deep', () => webpWith(nested(1_000))],
    ['is 10 MB of nothing', () => webpWith(Buffer.concat([nested(1), Buffer.alloc(10_000_000)]))],
    ['is cut off', () => png.bytes.subarray(0, 1_000)],
  ])('is told as unreadable when it %s, and the next picture is read', async (_, made) => {
    expect((await reader.read(await made()))?.credentials).toMatchObject({ ...told, state: 'unreadable' });
    expect((await reader.read(jpeg.bytes))?.credentials.state).toBe('valid');
  });

  it('is nothing where there are no Content Credentials, and no thread is started to find out', async () => {
    const threads = jest.spyOn(Worker.prototype, 'unref').mock.contexts;
    expect(await reader.read(await sharp(png.bytes).png().toBuffer())).toBeUndefined();
    expect(await reader.read(Buffer.from('jumdc2pa'))).toBeUndefined();
    expect(threads).toHaveLength(0);
  });
});
