import { unzipped } from '../../src/record/evidence/verifier/unzip.mjs';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle } from '../support/articles.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let article: TestArticle;
let pack: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  article = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  const path = draftPath(article.id);
  await admin.post(`${path}/reviews`, undefined, { 'if-match': '"0"' });
  await admin.patch(path, { status: 'promoted', statement: 'Read & found good.' });
  await admin.patch(path, { title: 'Ünïcode “papers” — 価値', content: 'One\n\nTwo' });
  const response = await admin.stream(`${path}/evidence`, AbortSignal.timeout(30_000));
  pack = await unzipped(new Uint8Array(await response.arrayBuffer()));
});
afterAll(() => application.stop());

const textOf = (name: string): string => Buffer.from(pack.get(name) ?? []).toString();

it('tells the article’s title, what was promoted and approved, and what each edit changed', async () => {
  const { body } = await admin.get<{ packages: { contentHash: string }[] }>(
    `${draftPath(article.id)}/packages`,
  );
  const told = textOf('report.html');
  for (const words of [
    'nothing recorded was changed after a checkpoint that you hold',
    '<h1>Evidence of the article “Ünïcode “papers” — 価値”</h1>',
    '<h3>Package 1: ',
    `<dt>SHA-256</dt><dd>${body.packages[0]?.contentHash}</dd>`,
    '<dt>Statement</dt><dd>Read &amp; found good.</dd>',
    '<dt>Reviewed</dt><dd>Revision 0',
    '”, now “Ünïcode “papers” — 価値”.',
    '<ins>One',
  ]) {
    expect(told).toContain(words);
  }
});

it('has programs that name no file but those in the pack', () => {
  for (const name of ['verify.mjs', 'verify.html']) {
    const named = textOf(name).match(/(?:[\w-]+\/)*[\w-]+\.(?:mjs|html|ndjson|json|txt|md)\b/g) ?? [];
    expect(named).toContain('manifest.json');
    expect(named.filter((file) => !pack.has(file))).toEqual([]);
  }
});
