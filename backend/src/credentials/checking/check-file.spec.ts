import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { contentOfText } from '../signing/manifest-content.js';
import { manifestBeside } from '../signing/signed-manifest.js';
import { editedText } from '../testing/facts.js';
import { issued, type Issued } from '../testing/issued.js';
import { checkFile, type CheckedFile } from './check-file.js';

const text = Buffer.from('# Gold\n\nA box.\n');

let given: Issued;
let manifest: Buffer;

beforeAll(async () => {
  given = await issued();
  const house = { domain: 'com.example', timeZone: 'utc' };
  manifest = await manifestBeside(text, contentOfText(editedText, 'text/markdown', house), given.signing);
});

async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

const checked = (bytes: Uint8Array): Promise<CheckedFile> =>
  checkFile({ bytes, trusted: given.root, now: new Date() });
const checkedZip = async (files: Readonly<Record<string, Buffer>>) => checked(await zipOf(files));

describe('a zip file', () => {
  it('of a text with its manifest beside it proves the text', async () => {
    const verdict = await checkedZip({ 'gold.md': text, 'gold.c2pa': manifest });
    expect(verdict).toMatchObject({ state: 'valid', trusted: true });
    expect(verdict.findings[0]).toBe('Checked was “gold.md” in the zip file, with the manifest beside it.');
  });

  it('of a text that was changed afterwards does not', async () => {
    const verdict = await checkedZip({ 'gold.md': Buffer.from('# Gilt\n'), 'gold.c2pa': manifest });
    expect(verdict.state).toBe('invalid');
    expect(verdict.findings.join(' ')).toContain('assertion.dataHash.mismatch');
  });

  it('of one file alone is checked as that file', async () => {
    expect((await checkedZip({ 'gold.md': text })).state).toBe('none');
    expect((await checkedZip({ 'gold.c2pa': manifest })).findings.join(' ')).toContain('manifest alone');
  });

  it('is checked by its one file, whatever systems have put beside it', async () => {
    const added = {
      '__MACOSX/._gold.md': text,
      '.DS_Store': text,
      'kept/Thumbs.db': text,
      'desktop.ini': text,
    };
    const verdict = await checkedZip({ 'gold.md': text, 'gold.c2pa': manifest, ...added });
    expect(verdict.findings[0]).toBe('Checked was “gold.md” in the zip file, with the manifest beside it.');
  });

  const several = 'This zip file holds several files. Unpack it, and check them one by one.';
  it.each([
    ['two texts', { 'a.md': text, 'b.md': text }, several],
    ['two manifests', { 'a.c2pa': text, 'b.c2pa': text, 'a.md': text }, several],
    ['nothing', {}, 'This zip file is empty.'],
    [
      'more than a file may have',
      { 'a.md': Buffer.alloc(20 * 2 ** 20 + 1) },
      'This zip file holds too much to be checked as one. Unpack it, and check its files one by one.',
    ],
  ])('of %s is told to be so', async (_name, files, sentence) => {
    expect(await checkedZip(files)).toMatchObject({ state: 'none', signer: null, findings: [sentence] });
  });

  it('that is cut off is told to be damaged', async () => {
    const whole = await zipOf({ 'gold.md': text, 'gold.c2pa': manifest });
    expect((await checked(whole.subarray(0, 60))).findings).toEqual([
      'The zip file is damaged, so it was not checked.',
    ]);
  });
});
