import { manifestBeside, signedText } from '../signing/signed-manifest.js';
import { contentOfText } from '../signing/manifest-content.js';
import { htmlAsset } from '../signing/text-asset.js';
import { editedText } from '../testing/facts.js';
import { issued, type Issued } from '../testing/issued.js';
import { checkCredentials } from '../../platform/c2pa/credentials.mjs';

/** Builds a box of JUMBF. */
function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const described = (label: string): Buffer =>
  box('jumd', Buffer.concat([Buffer.alloc(16), Buffer.of(3), Buffer.from(`${label}\0`)]));

const inHtml = (store: Uint8Array): Buffer =>
  Buffer.from(
    `<html><head><script type="application/c2pa">${Buffer.from(store).toString('base64')}</script></head></html>`,
  );

/** Writes a manifest store in invisible characters: U+FEFF, then a variation selector for each byte. */
const invisible = (store: Uint8Array): string => {
  const head = Buffer.alloc(13);
  head.write('C2PATXT\0', 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt32BE(store.length, 9);
  const selectors = [...Buffer.concat([head, store])].map((byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  );
  return `\uFEFF${selectors.join('')}`;
};

let given: Issued;

beforeAll(async () => {
  given = await issued();
});

const house = { domain: 'com.example', timeZone: 'utc' };
const findingsOf = async (bytes: Uint8Array): Promise<string> => {
  const { state, findings } = await checkCredentials(bytes);
  expect(state).toBe('invalid');
  return findings.join(' ');
};

describe('a file that is made to be hard to read', () => {
  it('with boxes a thousand deep is said to be so', async () => {
    let inner: Buffer = Buffer.alloc(0);
    for (let depth = 0; depth < 1_000; depth += 1) {
      inner = box('jumb', Buffer.concat([described('c2pa'), inner]));
    }
    expect(await findingsOf(inHtml(inner))).toContain('boxes within boxes');
  });

  it('with data a thousand deep is said to be so', async () => {
    const data = box('cbor', Buffer.alloc(1_000, 0x81));
    const claim = box('jumb', Buffer.concat([described('c2pa.claim.v2'), data]));
    const signature = box('jumb', Buffer.concat([described('c2pa.signature'), data]));
    const manifest = box('jumb', Buffer.concat([described('urn:c2pa:1'), claim, signature]));
    const store = box('jumb', Buffer.concat([described('c2pa'), manifest]));
    expect(await findingsOf(inHtml(store))).toContain('data within data');
  });

  it('with a manifest of 10 MiB is refused', async () => {
    const store = box('jumb', Buffer.concat([described('c2pa'), box('free', Buffer.alloc(10 * 2 ** 20))]));
    expect(await findingsOf(inHtml(store))).toContain('larger than 5 MiB');
  });

  it.each(['<link', '<script', '-----BEGIN C2PA MANIFEST-----', '\uFEFF\uFE00'])(
    'with %j over and over is read once',
    async (again) => {
      const begun = process.cpuUsage();
      await checkCredentials(Buffer.from(`<html>${again.repeat(2 ** 19)}`));
      await checkCredentials(Buffer.from(again.repeat(2 ** 19)));
      // This is the time of this process alone, in microseconds, however busy the machine is.
      expect(process.cpuUsage(begun).user).toBeLessThan(10_000_000);
    },
  );

  it.each([
    '',
    '\0',
    '\u0089PNG\r\n\x1a\n\xff\xff\xff\xffcaBX',
    '\xff\xd8\xff\xeb\xff',
    'RIFFxxxxWEBPC2PA',
    'xxxxjumb',
  ])('as short as %j has an answer', async (bytes) => {
    expect(await checkCredentials(Buffer.from(bytes, 'latin1'))).toMatchObject({ trusted: false });
  });
});

describe('a manifest that leaves out more than itself', () => {
  it('proves nothing, for the rest could be anything', async () => {
    const html = '<html><head></head><body>Gold</body></html>';
    const asset = htmlAsset(html);
    // The manifest claims that the whole file is its own.
    asset.getHashExclusionRange = () => ({ start: 0, length: asset.bytes.length });
    const signed = await signedText(asset, contentOfText(editedText, 'text/html', house), given.signing);
    expect(await findingsOf(signed)).toContain('leaves out more of the file than itself');
  });
});

describe('a text that carries a manifest in invisible characters', () => {
  it('is read, and said to be changed when it was', async () => {
    const store = await manifestBeside(
      Buffer.from('Gold'),
      contentOfText(editedText, 'text/plain', house),
      given.signing,
    );
    const findings = await findingsOf(Buffer.from(`Gold${invisible(store)}`));
    // The manifest was made for a text without a manifest inside, so it excludes nothing.
    expect(findings).toContain('leaves out more of the file than itself');
  });
});
