import { parseHTML } from 'linkedom';
import type { OneArticle } from '../../src/articles/contract.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { unzipped } from '../../src/record/evidence/verifier/unzip.mjs';
import { TestApplication } from '../support/application.js';
import { draftPath } from '../support/articles.js';
import { bytesAt, setCredentials } from '../support/credentials.js';
import { eventually } from '../support/eventually.js';
import { importIn, itemsOf, readImport } from '../support/imports.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let removeDirectory: () => Promise<void>;

beforeAll(async () => {
  const { path: directory, remove } = await temporaryDirectory();
  removeDirectory = remove;
  application = await TestApplication.start({
    settings: { DATA_DIR: directory, BRAND_NAME: 'Example Desk' },
  });
  admin = await application.admin();
});
afterAll(async () => {
  await application.stop();
  await removeDirectory();
});

/** An article of an archive, which nobody’s voice and no category of the desk stands for. */
async function imported(
  name: string,
  front: object,
  text = 'Keep the box, and the papers.',
): Promise<string> {
  const file = `${JSON.stringify({ title: 'What a Box Is Worth', ...front }, null, 1)}\n\n${text}`;
  const { id } = await readImport(admin, `${name}.md`, file);
  await admin.post(`/api/imports/${id}/start`);
  await importIn(admin, id, 'done');
  const articleId = (await itemsOf(admin, id))[0]?.articleId ?? '';
  const { body } = await admin.get<OneArticle>(draftPath(articleId));
  expect(body.article).toMatchObject({ persona: '', category: '' });
  return articleId;
}

/** As soon as it is known whose its words are. */
const promote = (id: string): Promise<void> =>
  eventually(async () => {
    const override = { reason: 'It was published for years.' };
    expect((await admin.patch(draftPath(id), { status: 'promoted', override })).status).toBe(200);
  }, 30_000);

const downloaded = async (id: string, query: string): Promise<Buffer> =>
  (await bytesAt(admin, `${draftPath(id)}/download?${query}`)).bytes;

/** What a page tells people and machines of whose the text is. */
function toldBy(page: string) {
  const { document } = parseHTML(page);
  const data = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  ) as Record<string, unknown>;
  return {
    rows: [...document.querySelectorAll('header dl div')].map((row) => row.textContent),
    meta: document.querySelector('meta[name=author]')?.getAttribute('content'),
    author: data['author'],
    creditText: data['creditText'],
    digitalSourceType: data['digitalSourceType'],
  };
}

describe('an article of an archive', () => {
  it('leaves with the author whom the archive names, and never as a model’s', async () => {
    const id = await imported('named', { author: 'A. Example' });
    const page = (await downloaded(id, 'format=html')).toString();
    expect(toldBy(page)).toMatchObject({
      rows: ['BylineA. Example', 'Word count6', 'StatusPublished elsewhere'],
      meta: 'A. Example',
      author: 'A. Example',
      creditText: undefined,
      digitalSourceType: undefined,
    });
    for (const engine of ['hugo', 'jekyll', 'astro']) {
      const file = (await downloaded(id, `format=md&for=${engine}`)).toString();
      expect(file).toContain('\nauthor: "A. Example"\n');
      expect(file).not.toMatch(/^(?:persona|categories|tags):/m);
    }
    const core = [...(await unzipped(await downloaded(id, 'format=docx')))].find(
      ([name]) => name === 'docProps/core.xml',
    );
    expect(Buffer.from(core?.[1] ?? []).toString()).toContain('<dc:creator>A. Example</dc:creator>');
  });

  it('leaves without an author where the archive names none', async () => {
    const id = await imported('nameless', {});
    expect(toldBy((await downloaded(id, 'format=html')).toString())).toMatchObject({
      rows: ['Word count6', 'StatusPublished elsewhere'],
      meta: undefined,
      author: undefined,
    });
    expect((await downloaded(id, 'format=md&for=hugo')).toString()).not.toMatch(/^author:/m);
    const core = [...(await unzipped(await downloaded(id, 'format=docx')))].find(
      ([name]) => name === 'docProps/core.xml',
    );
    expect(Buffer.from(core?.[1] ?? []).toString()).not.toContain('dc:creator');
  });

  it('that is rewritten here is not by its author any more, but by people', async () => {
    const id = await imported('rewritten', { author: 'B. Example' });
    await admin.patch(draftPath(id), { content: 'Entirely different words stand here now.' });
    expect(toldBy((await downloaded(id, 'format=html')).toString())).toMatchObject({
      meta: undefined,
      author: { name: 'Example Desk' },
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
    });
  });

  it('is told the same way by all feeds', async () => {
    const named = await imported('fed', { author: 'C. Example' });
    const nameless = await imported('fed-nameless', {});
    await promote(named);
    await promote(nameless);
    const { items } = (
      await admin.get<{ items: { id: string; authors?: object[]; tags?: string[] }[] }>(
        '/api/published/feed.json',
      )
    ).body;
    expect(items.map(({ authors, tags }) => [authors, tags])).toEqual([
      [undefined, undefined],
      [[{ name: 'C. Example' }], undefined],
    ]);
    const atom = (await admin.get<string>('/api/published/feed.atom')).body;
    expect([...atom.matchAll(/<name>(.*?)<\/name>/g)].map(([, name]) => name)).toEqual([
      'Unknown',
      'C. Example',
    ]);
    const rss = (await admin.get<string>('/api/published/feed.rss')).body;
    expect([...rss.matchAll(/<dc:creator>(.*?)<\/dc:creator>/g)].map(([, name]) => name)).toEqual([
      'C. Example',
    ]);
    expect(`${atom}${rss}`).not.toContain('<category');
  });

  it('that changed there before it was promoted was changed by nobody here', async () => {
    expect(await setCredentials(admin, { sign: true })).toBe(200);
    await imported('again', { author: 'E. Example' });
    const id = await imported('again', { author: 'E. Example' }, 'Do keep the box, and the papers.');
    await promote(id);
    const { credential } = (
      await admin.get<{ credential: { actions: { action: string }[] } }>(`${draftPath(id)}/packages/1`)
    ).body;
    expect(credential.actions.map(({ action }) => action)).toEqual(['c2pa.opened', 'c2pa.published']);
  });

  it('has no mark of AI before its label, nor words of the house in its manifest', async () => {
    expect(await setCredentials(admin, { sign: true, label: 'always', icon: 'eu-basic' })).toBe(200);
    const id = await imported('signed', { author: 'D. Example' });
    await promote(id);
    const page = (await downloaded(id, 'format=html')).toString();
    const { document } = parseHTML(page);
    expect(document.querySelector('header > p')?.textContent).toMatch(/^6 of 6 words came from an archive/);
    expect(document.querySelector('header abbr')).toBeNull();
    const manifest = Buffer.from(
      document.querySelector('script[type="application/c2pa"]')?.textContent ?? '',
      'base64',
    ).toString('latin1');
    expect(manifest).toContain('c2pa.opened');
    expect(manifest).not.toContain('dc:creator');
    expect(toldBy(page)).toMatchObject({ author: 'D. Example', digitalSourceType: undefined });
  });
});
