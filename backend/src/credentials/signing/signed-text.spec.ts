import { editedText } from '../testing/facts.js';
import { issued, type Issued } from '../testing/issued.js';
import { certificatesIn } from '../../platform/c2pa/certificates.mjs';
import { checkCredentials, type Verdict } from '../../platform/c2pa/credentials.mjs';
import { contentOfText } from './manifest-content.js';
import { manifestBeside, signedText } from './signed-manifest.js';
import { htmlAsset, markdownAsset } from './text-asset.js';

const markdown = '# What a watch is worth\n\nMore than the gold — “less” than the name.\n';
const html = `<!doctype html>\n<html><head><title>Ä watch</title></head>\n<body><p>Gold</p></body></html>\n`;
const house = { domain: 'com.example', timeZone: 'utc' };

let given: Issued;

beforeAll(async () => {
  given = await issued();
});

const content = (mediaType: string) => contentOfText(editedText, mediaType, house);
const signedHtml = (text = html): Promise<Buffer> =>
  signedText(htmlAsset(text), content('text/html'), given.signing);
const signedMarkdown = (): Promise<Buffer> =>
  signedText(markdownAsset(markdown), content('text/markdown'), given.signing);
const checked = (bytes: Uint8Array, beside?: Uint8Array): Promise<Verdict> =>
  checkCredentials(bytes, { beside, roots: certificatesIn(given.root) });

/** The same file with a byte of this word changed. */
function withOther(bytes: Buffer, word: string): Buffer {
  const changed = Buffer.from(bytes);
  const place = changed.indexOf(word);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

const element = /<script type="application\/c2pa">[A-Za-z0-9+/=]+<\/script>/g;

describe('a signed HTML document', () => {
  it('has one manifest, in its head, and is without it what it was', async () => {
    const text = (await signedHtml()).toString();
    expect(text.match(element)).toHaveLength(1);
    expect(text.slice(0, text.indexOf('</head>'))).toMatch(element);
    expect(text.replace(element, '')).toBe(html);
  });

  it('holds, and says how it was made', async () => {
    const verdict = await checked(await signedHtml());
    expect(verdict).toMatchObject({ state: 'valid', trusted: true, signer: 'Example Desk' });
    expect(verdict.statement).toMatch(/^Drafted by an AI model \(gpt-5\.6-terra\)\. Two people changed 212/);
    expect(verdict.actions.map(({ action }) => action)).toEqual([
      'c2pa.created',
      'c2pa.edited',
      'c2pa.published',
    ]);
  });

  it('does not when a byte of it is another, and then says nothing', async () => {
    const verdict = await checked(withOther(await signedHtml(), 'Gold'));
    expect(verdict).toMatchObject({ state: 'invalid', statement: null, actions: [] });
    expect(verdict.findings.join()).toContain('assertion.dataHash.mismatch');
  });

  it('does not when it has a second manifest', async () => {
    const signed = (await signedHtml()).toString();
    const twice = signed.replace('</head>', `${signed.match(element)?.[0] ?? ''}</head>`);
    const verdict = await checked(Buffer.from(twice));
    expect(verdict).toMatchObject({ state: 'invalid' });
    expect(verdict.findings).toEqual(['There is more than one manifest, so none of them counts.']);
  });

  it('cannot be made of what has no head', () => {
    expect(() => htmlAsset('<p>Gold</p>')).toThrow('no head');
  });
});

describe('a signed markdown text', () => {
  it('begins with one line more', async () => {
    const text = (await signedMarkdown()).toString();
    const [first = '', ...rest] = text.split('\n');
    expect(first).toMatch(/^<!-- -----BEGIN C2PA MANIFEST----- data:application\/c2pa;base64,/);
    expect(rest.join('\n')).toBe(markdown);
  });

  it('holds, and not when a byte of it is another', async () => {
    const signed = await signedMarkdown();
    expect(await checked(signed)).toMatchObject({ state: 'valid', trusted: true });
    expect(await checked(withOther(signed, 'watch is'))).toMatchObject({ state: 'invalid' });
  });
});

describe('a manifest beside a markdown text', () => {
  const beside = (): Promise<Buffer> =>
    manifestBeside(Buffer.from(markdown), content('text/markdown'), given.signing);

  it('proves the text, byte for byte', async () => {
    const manifest = await beside();
    expect(await checked(Buffer.from(markdown), manifest)).toMatchObject({ state: 'valid', trusted: true });
    const other = await checked(Buffer.from(markdown.replace('gold', 'Gold')), manifest);
    expect(other.findings.join()).toContain('assertion.dataHash.mismatch');
  });

  it('is small, and names no exclusion', async () => {
    const manifest = await beside();
    expect(manifest.length).toBeLessThan(4_096);
    expect(manifest.includes('exclusions')).toBe(false);
  });
});
