import { judged } from '../../src/credentials/testing/judge.js';
import { certificatesIn } from '../../src/platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../src/platform/c2pa/credentials.mjs';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { unzipped } from '../../src/record/evidence/verifier/unzip.mjs';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle } from '../support/articles.js';
import { bytesAt, setCredentials } from '../support/credentials.js';
import { download, generateImages, xmpIn, type TestImage } from '../support/images.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let article: TestArticle;
let manifest: string;
let removeDirectory: () => Promise<void>;

const responsible = { name: 'Jane Doe', role: 'Editor-in-chief', contact: 'desk@example.com' };

const credential = async (): Promise<{ statement: string }> =>
  (await admin.get<{ credential: { statement: string } }>(`${draftPath(article.id)}/packages/1`)).body
    .credential;

beforeAll(async () => {
  const { path: directory, remove } = await temporaryDirectory();
  removeDirectory = remove;
  application = await TestApplication.start({ settings: { DATA_DIR: directory } });
  admin = await application.admin();
  article = await generate(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  manifest = `/api/published/${article.id}/1/manifest.c2pa`;
  await setCredentials(admin, { sign: true, responsible });
  await admin.patch(draftPath(article.id), { content: `${article.content}\n\nA person added this.` });
  await admin.patch(draftPath(article.id), { status: 'promoted' });
});
afterAll(async () => {
  await application.stop();
  await removeDirectory();
});

describe('what is downloaded of a promoted article', () => {
  const root = async (): Promise<string> => (await admin.get<string>('/api/credentials/root.pem')).body;
  const downloaded = (query: string) => bytesAt(admin, `${draftPath(article.id)}/download?${query}`);
  const settings = { sign: true, responsible };

  it('is markdown with its manifest beside it, in one file, where the manifest is told too', async () => {
    const { headers } = await admin.get(`${draftPath(article.id)}/download?format=md`);
    expect(headers.get('link')).toBe(`<${manifest}>; rel="c2pa-manifest"`);
    const { type, bytes } = await downloaded('format=md');
    expect(type).toBe('application/zip');
    const files = [...(await unzipped(bytes))];
    expect(files.map(([name]) => name.slice(name.lastIndexOf('.')))).toEqual(['.md', '.c2pa']);
    const [markdown, beside] = files.map(([, content]) => content);
    expect(beside).toEqual(new Uint8Array((await bytesAt(admin, manifest)).bytes));
    const roots = certificatesIn(await root());
    expect(await checkCredentials(markdown as Uint8Array, { beside, roots })).toMatchObject({
      state: 'valid',
      trusted: true,
    });
    const response = await fetch(`${application.origin}/api/credentials/check`, {
      method: 'POST',
      headers: { ...admin.cookieHeader, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect(await response.json()).toMatchObject({ manifest: { state: 'valid', trusted: true } });
  });

  it.each([
    ['always', true],
    ['when-not-reviewed', false],
  ])('is a page that proves itself, with a label for readers %s', async (label, isTold) => {
    expect(await setCredentials(admin, { ...settings, label })).toBe(200);
    const { type, bytes } = await downloaded('format=html');
    expect(type).toBe('text/html; charset=utf-8');
    expect(await checkCredentials(bytes, { roots: certificatesIn(await root()) })).toMatchObject({
      state: 'valid',
      trusted: true,
    });
    const { statement } = await credential();
    expect(bytes.toString().includes(`<p>${statement}</p>`)).toBe(isTold);
    const changed = Buffer.from(bytes.toString().replace('A person', 'No person'));
    expect((await checkCredentials(changed)).state).toBe('invalid');
  });

  it.each(['inside', 'off'])('is one markdown file where the manifest is %s', async (markdown) => {
    expect(await setCredentials(admin, { ...settings, markdown })).toBe(200);
    const { type, bytes } = await downloaded('format=md');
    expect(type).toBe('text/markdown; charset=utf-8');
    const { state } = await checkCredentials(bytes, { roots: certificatesIn(await root()) });
    expect(state).toBe(markdown === 'inside' ? 'valid' : 'none');
  });

  it('is a picture that says how it came about', async () => {
    const [image] = (await generateImages(admin, article.id)).body.images as [TestImage];
    const { bytes } = await download(admin, { imageUrl: image.url, type: 'ai' });
    const { state, assertions } = await judged('image/png', bytes, await root());
    expect(state).toBe('Trusted');
    expect(JSON.stringify(assertions['c2pa.actions.v2'])).toContain('trainedAlgorithmicMedia');
    expect(await xmpIn(bytes)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
  });

  it('is not signed where the text has changed since it was promoted', async () => {
    await admin.patch(draftPath(article.id), { content: `${article.content}\n\nNot promoted.` });
    const present = await downloaded('format=html');
    expect((await checkCredentials(present.bytes)).state).toBe('none');
    const promoted = await downloaded('format=html&text=promoted');
    expect((await checkCredentials(promoted.bytes)).state).toBe('valid');
  });
});
