import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { certificatesIn } from '../../src/platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../src/platform/c2pa/credentials.mjs';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { unzipped } from '../../src/record/evidence/verifier/unzip.mjs';
import { verifyEvidence } from '../../src/record/evidence/verifier/verify-evidence.mjs';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, type Problem, type TestArticle } from '../support/articles.js';
import { bytesAt, setCredentials } from '../support/credentials.js';
import { download, generateImages } from '../support/images.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

interface Credential {
  readonly state: 'signed' | 'off';
  readonly fingerprint: string;
  readonly statement: string;
  readonly actions: readonly { readonly action: string; readonly digitalSourceType?: string }[];
  readonly humanOversightLevel: string;
}

interface Checked {
  readonly manifest: { readonly state: string; readonly trusted: boolean; readonly statement: string | null };
  readonly findings: readonly string[];
}

let application: TestApplication;
let admin: Visitor;
let article: TestArticle;
let directory: string;
let removeDirectory: () => Promise<void>;

const responsible = { name: 'Jane Doe', role: 'Editor-in-chief', contact: 'desk@example.com' };

async function check(bytes: Uint8Array, visitor = admin): Promise<{ status: number; body: Checked }> {
  const response = await fetch(`${application.origin}/api/credentials/check`, {
    method: 'POST',
    headers: { ...visitor.cookieHeader, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Checked };
}

const manifestOf = (number: number): string => `/api/published/${article.id}/${number}/manifest.c2pa`;
const credentialOf = async (number: number): Promise<Credential> =>
  (await admin.get<{ credential: Credential }>(`${draftPath(article.id)}/packages/${number}`)).body
    .credential;

beforeAll(async () => {
  ({ path: directory, remove: removeDirectory } = await temporaryDirectory());
  application = await TestApplication.start({
    settings: { DATA_DIR: directory, BRAND_NAME: 'Example Desk' },
  });
  admin = await application.admin();
  const personaId = (await admin.get<{ id: string }[]>('/api/personas')).body[0]?.id;
  article = await generate(admin, { personaId });
});
afterAll(async () => {
  await application.stop();
  await removeDirectory();
});

describe('while credentials are off', () => {
  it('nothing is signed, and nothing is kept', async () => {
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    expect(await credentialOf(1)).toEqual({ state: 'off' });
    expect((await bytesAt(admin, manifestOf(1))).status).toBe(404);
    expect((await admin.get('/api/credentials/certificate')).status).toBe(404);
    const { items } = (await admin.get<{ items: object[] }>('/api/published/feed.json')).body;
    expect(items[0]).not.toHaveProperty('_c2pa');
  });
});

describe('while they are on', () => {
  beforeAll(async () => {
    expect(await setCredentials(admin, { sign: true, label: 'always', responsible })).toBe(200);
    await admin.patch(draftPath(article.id), { content: `${article.content}\n\nA person added this.` });
    await admin.patch(draftPath(article.id), { status: 'promoted' });
  });

  it('a package tells how it was made, by origins alone', async () => {
    const { state, statement, actions, humanOversightLevel } = await credentialOf(2);
    expect({ state, humanOversightLevel }).toEqual({
      state: 'signed',
      humanOversightLevel: 'human_validated',
    });
    expect(statement).toMatch(
      /^Drafted by an AI model \(.+\)\. One person changed 4 of [\d,]+ words\. Approved on .+; responsible: Jane Doe, Example Desk\.$/,
    );
    expect(actions.map(({ action }) => action)).toEqual(['c2pa.created', 'c2pa.edited', 'c2pa.published']);
    expect(actions[0]?.digitalSourceType).toMatch(/\/trainedAlgorithmicMedia$/);
  });

  it('its manifest proves the markdown, is the same each time, and is on record', async () => {
    const { status, type, bytes } = await bytesAt(admin, manifestOf(2));
    expect([status, type]).toEqual([200, 'application/c2pa']);
    expect((await bytesAt(admin, manifestOf(2))).bytes.equals(bytes)).toBe(true);
    const markdown = `# ${article.title}\n\n${article.content}\n\nA person added this.\n`;
    const root = (await admin.get<string>('/api/credentials/root.pem')).body;
    const verdict = await checkCredentials(Buffer.from(markdown), {
      beside: bytes,
      roots: certificatesIn(root),
    });
    expect(verdict).toMatchObject({ state: 'valid', trusted: true, signer: 'Example Desk' });
    const { items } = (await admin.get<{ items: { summary: string }[] }>(`/api/audit?subject=${article.id}`))
      .body;
    expect(items.filter(({ summary }) => summary.includes('signed package 2'))).toHaveLength(1);
  });

  it('an answer with its text says where the manifest is', async () => {
    const { headers } = await admin.get(`${draftPath(article.id)}/packages/2`);
    expect(headers.get('link')).toBe(`<${manifestOf(2)}>; rel="c2pa-manifest"`);
  });

  it('what was promoted before is signed when somebody asks', async () => {
    expect((await bytesAt(admin, manifestOf(1))).status).toBe(200);
    expect((await credentialOf(1)).statement).toContain('Nobody changed a word.');
    expect((await bytesAt(admin, manifestOf(3))).status).toBe(404);
  });

  it('the leader signs what is promoted without being asked', async () => {
    await admin.patch(draftPath(article.id), { content: `${article.content}\n\nAnd another this.` });
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    await eventually(async () => {
      const { items } = (
        await admin.get<{ items: { summary: string }[] }>(`/api/audit?subject=${article.id}`)
      ).body;
      expect(items.some(({ summary }) => summary.includes('signed package 3'))).toBe(true);
    });
  });

  it('the feed says the same as the package', async () => {
    const { statement, humanOversightLevel } = await credentialOf(3);
    const { items } = (await admin.get<{ items: { _c2pa: object }[] }>('/api/published/feed.json')).body;
    expect(items[0]?._c2pa).toMatchObject({
      manifest: expect.stringMatching(/\/3\/manifest\.c2pa$/) as string,
      format: 'application/c2pa',
      statement,
      humanOversightLevel,
    });
  });

  it('the certificate is the desk’s own, its key readable by its owner alone', async () => {
    const { body } = await admin.get<{ fingerprint: string; selfMade: boolean }>(
      '/api/credentials/certificate',
    );
    expect(body.selfMade).toBe(true);
    expect((await credentialOf(3)).fingerprint).toBe(body.fingerprint);
    expect(statSync(path.join(directory, 'credentials-key.pem')).mode & 0o777).toBe(0o600);
    const types = (await admin.get<{ items: { type: string }[] }>('/api/audit?limit=100')).body.items;
    expect(types.filter(({ type }) => type === 'CredentialsCertificateChanged')).toHaveLength(1);
  });

  it('a label is owed where nobody is responsible', async () => {
    expect(await setCredentials(admin, { sign: true, label: 'never' })).toBe(400);
  });
});

describe('an evidence pack', () => {
  it('carries the manifests and the certificate, and its verifier checks them', async () => {
    const [image] = (await generateImages(admin, article.id)).body.images;
    const downloads = [1, 2].map(() => download(admin, { imageUrl: image?.url, type: 'ai' }));
    const [one, again] = await Promise.all(downloads);
    expect(one?.bytes.equals(again?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(await checkCredentials(one?.bytes ?? Buffer.alloc(0))).toMatchObject({ state: 'valid' });
    const pack = await unzipped((await bytesAt(admin, `${draftPath(article.id)}/evidence`)).bytes);
    const names = [...pack.keys()];
    expect(names.filter((name) => /^(credentials|certificates)\//.test(name))).toEqual([
      ...[1, 2, 3].flatMap((number) => [`credentials/published-${number}.md`, `credentials/${number}.c2pa`]),
      `credentials/${image?.id}.c2pa`,
      expect.stringMatching(/^certificates\/[0-9a-f]{64}\.pem$/),
    ]);
    const read = (name: string): Uint8Array => pack.get(name) ?? Buffer.alloc(0);
    expect(await verifyEvidence(read, names)).toMatchObject({ ok: true, problems: [] });
    for (const [name, bytes] of pack) {
      await mkdir(path.dirname(path.join(directory, 'pack', name)), { recursive: true });
      await writeFile(path.join(directory, 'pack', name), bytes);
    }
    const ran = promisify(execFile)(process.execPath, [
      path.join(directory, 'pack/verify.mjs'),
      path.join(directory, 'pack/credentials/2.c2pa'),
    ]);
    await expect(ran).rejects.toMatchObject({ stdout: expect.stringContaining('manifest alone') as string });
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(directory, 'pack/verify.mjs')]);
    expect(stdout).toContain('This evidence holds');
  });
});

describe('a file that somebody checks', () => {
  it('is known for ours, though its bytes are those of a manifest alone', async () => {
    const { bytes } = await bytesAt(admin, manifestOf(2));
    const { status, body } = await check(bytes);
    expect(status).toBe(200);
    expect(body.manifest.state).toBe('invalid');
    expect(body.findings.join()).toContain('manifest alone');
  });

  it('is read when it comes as a file, and as nothing else', async () => {
    expect((await admin.post('/api/credentials/check', { a: 1 })).status).toBe(415);
    expect((await admin.post('/api/credentials/check')).status).toBe(400);
  });

  it('may have none', async () => {
    const { body } = await check(Buffer.from('# A text\n'));
    expect(body.manifest).toMatchObject({ state: 'none', trusted: false, statement: null });
  });

  it('may have 20 MiB and not more, and is nobody’s who is not signed in', async () => {
    const large = Buffer.alloc(20 * 2 ** 20, 'a');
    expect((await check(large)).status).toBe(200);
    const larger = await check(Buffer.concat([large, Buffer.from('a')]));
    expect(larger.status).toBe(413);
    expect((larger.body as unknown as Problem).detail).toBe('The file is too large; 20 MiB is the limit.');
    expect((await check(Buffer.from('a'), application.visitor())).status).toBe(401);
  });

  it('is never taken for a body of another call', async () => {
    const response = await fetch(`${application.origin}${draftPath(article.id)}`, {
      method: 'PATCH',
      headers: { ...admin.cookieHeader, 'content-type': 'application/octet-stream' },
      body: hash('sha256', 'a'),
    });
    expect(response.status).toBe(415);
  });
});
