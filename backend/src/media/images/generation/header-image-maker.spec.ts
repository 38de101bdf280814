import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { ImageModel, type ImageProvider, type PictureOutcome } from '../../../platform/ai/image-model.js';
import { ProviderSlots } from '../../../platform/ai/provider-slots.js';
import type { FoundPicture, ImageSearch } from '../../../platform/ai/image-search.js';
import { pictureFailure } from '../../../platform/ai/picture-failure.js';
import { textFailure } from '../../../platform/ai/text-failure.js';
import { FakeOpenverse, file } from '../../../platform/ai/testing/fake-openverse.js';
import { picture } from '../../../platform/fetching/fetched-thing.js';
import { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { PictureSlots } from '../pictures/picture-slots.js';
import { CredentialsReader } from '../credentials/credentials-reader.js';
import { signedPictures } from '../testing/signed-pictures.js';
import { HeaderImageMaker, type MadeSet } from './header-image-maker.js';
import { lookOf } from './made-picture.js';
import { pictureOrder } from './testing/picture-order.js';

Logger.overrideLogger(false);

const order = pictureOrder();
const broken = pictureFailure(textFailure('unavailable'));

let pictures: FakeOpenverse;
let drawn: Buffer;
const reader = new CredentialsReader();

beforeAll(async () => {
  pictures = await FakeOpenverse.start();
  drawn = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#7a3e48' } })
    .png()
    .toBuffer();
});
beforeEach(() => pictures.forget());
afterAll(async () => {
  await pictures.stop();
  await reader.onApplicationShutdown();
});

/** A model that draws until its drawings run out, and that counts how many it draws at once. */
class Model implements ImageProvider {
  asked = 0;
  peakAtOnce = 0;
  private atOnce = 0;

  constructor(
    private readonly drawings: number,
    private readonly picture = drawn,
  ) {}

  async draw(): Promise<PictureOutcome> {
    this.asked += 1;
    this.atOnce += 1;
    this.peakAtOnce = Math.max(this.peakAtOnce, this.atOnce);
    const fails = this.asked > this.drawings;
    await new Promise((resolve) => setImmediate(resolve));
    this.atOnce -= 1;
    return fails ? broken : { ok: true, bytes: this.picture, provider: 'openai', model: 'a-model' };
  }
}

const searchFor = (addresses: readonly string[]): ImageSearch => ({
  find: () =>
    Promise.resolve({
      ok: true,
      pictures: addresses.map((address): FoundPicture => ({
        address: pictures.origin + address,
        title: 'Watch',
        creator: null,
        source: 'flickr',
        licence: 'CC0 1.0',
        licenceUrl: null,
        sourcePage: null,
      })),
    }),
});

async function made(provider: Model, search: ImageSearch | null, of = order): Promise<MadeSet> {
  const model = new ImageModel(provider, new ProviderSlots({ concurrency: 3, limitMs: 60_000 }));
  const maker = new HeaderImageMaker(
    model,
    search,
    new SafeFetcher([pictures.host], picture),
    new PictureSlots(),
    reader,
  );
  return maker.make(of, maker.share(3), new AbortController().signal, () => undefined);
}

const typesOf = ({ pictures: all }: MadeSet): string[] => all.map(({ image }) => image.type);

describe('without a search', () => {
  it('all are drawn, the first alone, each with an id of its own even if they look the same', async () => {
    const model = new Model(3);
    const set = await made(model, null);
    expect(typesOf(set)).toEqual(['ai', 'ai', 'ai']);
    expect(new Set(set.pictures.map(({ image }) => image.id)).size).toBe(3);
    expect([model.asked, model.peakAtOnce]).toEqual([3, 2]);
    expect([set.drawingFailed, set.searchFellShort]).toEqual([undefined, undefined]);
  });

  it('a model that fails at once is asked once', async () => {
    const model = new Model(0);
    const set = await made(model, null);
    expect([model.asked, set.pictures.length, set.drawingFailed]).toEqual([1, 0, broken]);
  });

  it('says what a drawing brought along, and keeps it', async () => {
    const { bytes, storeSha256 } = signedPictures.png;
    const [first] = (await made(new Model(3, bytes), null)).pictures;
    expect(first?.image.broughtCredentials).toMatchObject({ state: 'valid', storeSha256 });
    expect(first?.broughtStore).toHaveLength(1_811);
  });

  it('what was drawn before it failed is there', async () => {
    const set = await made(new Model(2), null);
    expect([set.pictures.length, set.drawingFailed]).toEqual([2, broken]);
  });
});

describe('with a search', () => {
  const offer = async (...numbers: number[]): Promise<string[]> => {
    for (const number of numbers) {
      const background = { r: number * 40, g: 90, b: 90 };
      const bytes = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
        .jpeg()
        .toBuffer();
      pictures.files.set(`/${number}`, file(bytes));
    }
    return numbers.map((number) => `/${number}`);
  };

  it('one that finds too few is not asked for the place of what was not drawn', async () => {
    const set = await made(new Model(0), searchFor(await offer(1)));
    expect(typesOf(set)).toEqual(['search']);
    expect([set.drawingFailed, set.searchFellShort]).toEqual([broken, expect.stringContaining('too few')]);
  });

  it('one that has just two says so, when a third was needed', async () => {
    const set = await made(new Model(0), searchFor(await offer(1, 2)));
    expect(typesOf(set)).toEqual(['search', 'search']);
    expect(set.searchFellShort).toContain('too few');
  });

  it('a picture that the set has already is passed over', async () => {
    const found = searchFor(await offer(1, 2, 3));
    const [, first] = (await made(new Model(1), found)).pictures;
    const keptLooks = first ? [lookOf(first.picture)] : [];
    const set = await made(new Model(1), found, { ...order, keptLooks });
    expect(set.pictures.map(({ image }) => image.sha256)).not.toContain(first?.image.sha256);
    expect(typesOf(set)).toEqual(['ai', 'search', 'search']);
  });
});
