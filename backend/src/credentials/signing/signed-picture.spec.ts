import { hash } from 'node:crypto';
import sharp from 'sharp';
import { checkCredentials } from '../../platform/c2pa/credentials.mjs';
import { drawnImage, foundImage } from '../testing/facts.js';
import { issued, type Issued } from '../testing/issued.js';
import { judged } from '../testing/judge.js';
import { contentOfImage } from './manifest-content.js';
import { manifestOfPicture, pictureWith } from './signed-manifest.js';

const picture = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#a67c52' } })
    .toFormat(format)
    .toBuffer();

let house: Issued;

beforeAll(async () => {
  house = await issued();
});

async function signedBy({ signing }: Issued, format: 'png' | 'jpeg', facts = drawnImage): Promise<Buffer> {
  const bytes = await picture(format);
  const mediaType = `image/${format}`;
  const manifest = await manifestOfPicture(bytes, contentOfImage(facts, mediaType), signing);
  return pictureWith(bytes, mediaType, manifest);
}

describe.each(['png', 'jpeg'] as const)('a signed %s', (format) => {
  it('is valid for whoever reads it, and trusted with the root', async () => {
    const bytes = await signedBy(house, format);
    const stranger = await judged(`image/${format}`, bytes);
    expect(stranger.state).toBe('Valid');
    expect(stranger.codes).toContain('assertion.dataHash.match');
    expect(await judged(`image/${format}`, bytes, house.root)).toMatchObject({ state: 'Trusted' });
  });

  it('is not when a byte of its pixels is another', async () => {
    const bytes = await signedBy(house, format);
    const place = bytes.length - 20;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    const { state, codes } = await judged(`image/${format}`, bytes);
    expect(state).toBe('Invalid');
    expect(codes).toContain('assertion.dataHash.mismatch');
  });

  it('shows the same pixels', async () => {
    const [before, after] = await Promise.all(
      [await picture(format), await signedBy(house, format)].map((bytes) => sharp(bytes).raw().toBuffer()),
    );
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it('needs less than 4 kB for its manifest', async () => {
    expect((await signedBy(house, format)).length - (await picture(format)).length).toBeLessThan(4_096);
  });
});

it('is told by its manifest alone, where the hash of the picture is known', async () => {
  const bytes = await picture('png');
  const manifest = await manifestOfPicture(bytes, contentOfImage(drawnImage, 'image/png'), house.signing);
  const checked = (contentHash: Buffer) => checkCredentials(manifest, { contentHash });
  expect((await checked(hash('sha256', bytes, 'buffer'))).state).toBe('valid');
  const other = await checked(hash('sha256', 'another', 'buffer'));
  expect(other).toMatchObject({ state: 'invalid', findings: ['The manifest is about another file.'] });
});

it.each(['ES256', 'ES384', 'PS256', 'Ed25519'] as const)(
  'a picture signed by %s is valid',
  async (algorithm) => {
    const given = await issued({ algorithm });
    const bytes = await signedBy(given, 'png');
    expect(await judged('image/png', bytes, given.root)).toMatchObject({ state: 'Trusted' });
  },
);

describe('what a picture says', () => {
  it('of one that a model drew: by which, and that nobody chose it', async () => {
    const { assertions } = await judged('image/png', await signedBy(house, 'png'));
    expect(assertions['c2pa.actions.v2']).toMatchObject({
      actions: [
        {
          action: 'c2pa.created',
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
        },
        { action: 'c2pa.cropped' },
        { action: 'c2pa.resized' },
        { action: 'c2pa.transcoded' },
      ],
      allActionsIncluded: true,
    });
    expect(assertions['c2pa.ai-disclosure']).toEqual({
      modelType: 'c2pa.types.model',
      modelName: 'gpt-image-2',
      contentProfile: { humanOversightLevel: 'prompt_guided' },
    });
  });

  it('of a drawing that came with Content Credentials: what those were', async () => {
    const storeSha256 = 'ef'.repeat(32);
    const brought = { state: 'valid', signer: 'Example Model', storeSha256 } as const;
    const bytes = await signedBy(house, 'png', { ...drawnImage, brought });
    const { state, assertions, ingredients } = await judged('image/png', bytes);
    expect(state).toBe('Valid');
    expect(assertions['c2pa.actions.v2']).toMatchObject({
      actions: [{ action: 'c2pa.created' }, {}, {}, {}],
    });
    expect(ingredients).toMatchObject([
      {
        title: drawnImage.title,
        relationship: 'inputTo',
        description: `It came with Content Credentials, found valid; signed by Example Model; SHA-256 of the manifest store ${storeSha256}`,
      },
    ]);
  });

  it('of a photograph: whose it is and where it comes from, and nothing of a model', async () => {
    const bytes = await signedBy(house, 'jpeg', foundImage);
    const { state, assertions } = await judged('image/jpeg', bytes);
    expect(state).toBe('Valid');
    expect(assertions['c2pa.actions.v2']).toMatchObject({ actions: [{ action: 'c2pa.opened' }, {}, {}, {}] });
    expect(assertions['cawg.metadata']).toMatchObject({
      'dc:creator': ['Ada Lovelace'],
      'photoshop:Credit': 'Ada Lovelace, CC BY 2.0',
    });
    expect(assertions['c2pa.ai-disclosure']).toBeUndefined();
    expect(JSON.stringify(assertions)).not.toContain('digitalsourcetype');
  });
});
