import type { Article, OneArticle } from '../../src/articles/contract.js';
import { FakeOpenverse, file } from '../../src/platform/ai/testing/fake-openverse.js';
import { TestApplication } from '../support/application.js';
import { look, photograph } from '../support/images.js';
import { importIn, itemsOf, readImport, zipOf } from '../support/imports.js';
import type { Visitor } from '../support/visitor.js';

let archive: FakeOpenverse;
let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  archive = await FakeOpenverse.start();
  application = await TestApplication.start({ settings: { IMAGE_FETCH_ALLOW: archive.host } });
  admin = await application.admin();
});
afterAll(async () => {
  await application.stop();
  await archive.stop();
});

const folder = (name: string): Promise<Buffer> =>
  zipOf({
    [`${name}/content/box.md`]: `---
title: What a Box Is Worth
image: { src: ${archive.origin}/${name}/box.jpg, alt: "A box, open", credit: Ada Example, license: CC BY 4.0 }
---

Keep the box. ![The same box](${archive.origin}/${name}/box-300x200.jpg)

![Its papers](${archive.origin}/${name}/papers.jpg)
`,
  });

/** Imports a file, with its pictures or without, and returns its one item. */
async function broughtIn(name: string, mapping?: Record<string, unknown>) {
  const { id } = await readImport(admin, `${name}.zip`, await folder(name));
  if (mapping) {
    const whole = { authors: {}, categories: {}, status: 'elsewhere', ...mapping };
    expect((await admin.put(`/api/imports/${id}/mapping`, whole)).status).toBe(202);
  }
  await admin.post(`/api/imports/${id}/start`);
  await importIn(admin, id, 'done');
  const [item] = await itemsOf(admin, id);
  if (!item) throw new Error('No item.');
  return item;
}

const article = async (id: string | null): Promise<Article> =>
  (await admin.get<OneArticle>(`/api/articles/drafts/${id}`)).body.article;

const askedFor = (name: string): string[] =>
  archive.fetched.filter((path) => path.startsWith(`/${name}/`)).sort();

it('stay where they are unless somebody asks for them', async () => {
  const item = await broughtIn('left');
  expect(item.images).toHaveLength(3);
  expect((await article(item.articleId)).headerImages).toEqual([]);
  expect(askedFor('left')).toEqual([]);
});

describe('asked for, pictures', () => {
  it('become header images, with what the archive tells of them, and those that do not come are named', async () => {
    archive.files.set('/asked/box.jpg', file(await photograph(1)));
    const item = await broughtIn('asked', { fetchImages: true });
    expect(askedFor('asked')).toEqual(['/asked/box.jpg', '/asked/papers.jpg']);
    expect(item).toMatchObject({
      state: 'created',
      reason: `The image’s server answered with an error (${archive.origin}/asked/papers.jpg).`,
    });
    const { headerImages } = await article(item.articleId);
    expect(headerImages).toMatchObject([
      {
        type: 'archive',
        title: 'A box, open',
        source: 'asked',
        creator: 'Ada Example',
        licence: 'CC BY 4.0',
        articleRevision: 0,
        package: null,
      },
    ]);
    expect(await look(admin, headerImages[0]?.url ?? '')).toMatchObject({ status: 200 });
    const { body } = await admin.get<{ items: { summary: string }[] }>(
      `/api/audit?subject=${item.articleId}&type=HeaderImagesImported`,
    );
    expect(body.items).toMatchObject([
      { summary: 'Admin User imported 1 header image of “What a Box Is Worth”' },
    ]);
    const { body: lineage } = await admin.get<{ nodes: { kind: string; label: string }[] }>(
      `/api/articles/drafts/${item.articleId}/lineage`,
    );
    expect(lineage.nodes).toContainEqual(
      expect.objectContaining({ kind: 'images', label: '1 header image' }),
    );
  });

  it('that did not come are asked for again, and nothing is recorded twice', async () => {
    archive.files.set('/again/box.jpg', file(await photograph(2)));
    await broughtIn('again', { fetchImages: true });
    archive.files.set('/again/papers.jpg', file(await photograph(3)));
    const item = await broughtIn('again', { fetchImages: true });
    expect(item).toMatchObject({ state: 'unchanged', reason: null });
    await broughtIn('again', { fetchImages: true });
    const { headerImages } = await article(item.articleId);
    expect(headerImages.map(({ title }) => title)).toEqual(['A box, open', 'Its papers']);
    const { body } = await admin.get<{ items: unknown[] }>(
      `/api/audit?subject=${item.articleId}&type=HeaderImagesImported`,
    );
    expect(body.items).toHaveLength(2);
  });

  it('belong to what is promoted of their article first', async () => {
    archive.files.set('/promoted/box.jpg', file(await photograph(4)));
    const item = await broughtIn('promoted', { fetchImages: true, status: 'draft' });
    const promoted = await admin.patch(`/api/articles/drafts/${item.articleId}`, { status: 'promoted' });
    expect(promoted.status).toBe(200);
    const { headerImages } = await article(item.articleId);
    expect(headerImages).toMatchObject([{ package: 1 }]);
    const { body } = await admin.get<{ items: { images: { url: string }[] }[] }>('/api/published/feed.json');
    expect(JSON.stringify(body)).toContain(headerImages[0]?.id);
  });
});
