import type { Article, OneArticle } from '../../src/articles/contract.js';
import type { ArticlePage } from '../../src/articles/lists/article-lists.dto.js';
import type { Stats } from '../../src/articles/lists/stats.dto.js';
import type { OriginsOfArticle } from '../../src/articles/origins/origins.dto.js';
import { docxOf, paragraph, run } from '../../src/documents/testing/documents.js';
import { FakeOpenverse, file } from '../../src/platform/ai/testing/fake-openverse.js';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { look, photograph } from '../support/images.js';
import { importIn, itemsOf, readImport, sendFile, wholeImport, zipOf } from '../support/imports.js';
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

const box = `---
title: "What a Box Is Worth"
date: 2019-05-03T08:00:00Z
author: A. Example
tags: [Watches, Boxes]
description: What papers add to a price.
---

Keep the box, and the papers. {{< youtube abc >}}

![A box](https://archive.example/box.jpg)
`;
const draft = '---\ntitle: A Draft of Old\ndraft: true\n---\n\nNot yet.\n';

/** A folder with ids of its own. */
const folder = (name: string, text = box) =>
  zipOf({
    [`${name}/content/box.md`]: text,
    [`${name}/content/draft.md`]: draft,
    [`${name}/content/empty.md`]: '---\ntitle: Empty\n---\n',
  });

const article = async (id: string | null): Promise<Article> =>
  (await admin.get<OneArticle>(`/api/articles/drafts/${id}`)).body.article;

async function articleOf(importId: string, sourceId: string): Promise<Article> {
  const item = (await itemsOf(admin, importId)).find((one) => one.sourceId === sourceId);
  return article(item?.articleId ?? '');
}

describe('an archive', () => {
  it('is shown before anything comes in', async () => {
    const before = (await admin.get<Stats>('/api/stats')).body;
    const found = await readImport(admin, 'preview.zip', await folder('preview'));
    expect(found).toMatchObject({
      kind: 'zip',
      found: 3,
      authors: ['A. Example'],
      categories: ['Watches', 'Boxes'],
      items: { total: 3, willCreate: 2, willUpdate: 0, unchanged: 0, leftOut: 1 },
      losses: [{ kind: 'shortcode', count: 1 }],
    });
    expect(await itemsOf(admin, found.id, '?state=left-out')).toMatchObject([
      { place: 'content/empty.md', title: 'Empty', reason: 'It has no text.', articleId: null },
    ]);
    expect((await admin.get<Stats>('/api/stats')).body).toEqual(before);
  });

  it('comes in as what it is: neither a model’s nor a person’s, and published elsewhere', async () => {
    const [{ body: personas }, { body: categories }] = await Promise.all([
      admin.get<{ id: string; name: string }[]>('/api/personas'),
      admin.get<{ id: string; name: string }[]>('/api/categories'),
    ]);
    const [persona, category] = [personas[0], categories[0]];
    const { id } = await readImport(admin, 'house.zip', await folder('house'));
    const mapping = {
      authors: { 'A. Example': persona?.id ?? null },
      categories: { Boxes: category?.id ?? null, Watches: null },
      status: 'elsewhere',
    };
    expect((await admin.put(`/api/imports/${id}/mapping`, mapping)).status).toBe(202);
    await admin.post(`/api/imports/${id}/start`);
    expect((await importIn(admin, id, 'done')).items).toMatchObject({ created: 2, leftOut: 1 });
    const found = await articleOf(id, 'content/box');
    expect(found).toMatchObject({
      title: 'What a Box Is Worth',
      status: 'elsewhere',
      persona: persona?.name,
      category: category?.name,
      summary: 'What papers add to a price.',
      timestamp: '2019-05-03T08:00:00.000Z',
      provenance: null,
      importedFrom: { site: 'house', author: 'A. Example', system: 'markdown', importId: id },
    });
    expect(await articleOf(id, 'content/draft')).toMatchObject({ status: 'draft', persona: '' });
    const { body: origins } = await admin.get<OriginsOfArticle>(`/api/articles/drafts/${found.id}/origins`);
    expect(origins.totals).toMatchObject({ ai: 0, person: 0 });
    expect(origins.totals.imported).toBe(origins.totals.words);
    expect(origins.spans[0]?.by).toMatchObject({ kind: 'import', name: 'A. Example, 2019' });
    const { body: published } = await admin.get<ArticlePage>('/api/articles?status=published');
    expect(published.items.map((one) => one.id)).toContain(found.id);
    const { body: lineage } = await admin.get<{ nodes: { kind: string; label: string }[] }>(
      `/api/articles/drafts/${found.id}/lineage`,
    );
    expect(lineage.nodes[0]).toMatchObject({ kind: 'import', label: 'Import from the archive of house' });
    const { body: history } = await admin.get<{ events: { summary: string }[] }>(
      `/api/articles/drafts/${found.id}/history`,
    );
    expect(history.events[0]?.summary).toContain('from the archive of house, by A. Example, 2019');
  });

  it('tells of what is cut, before it comes and after, and not where nothing comes', async () => {
    const long = 'Papers add to a price. '.repeat(20).trim();
    const file = await folder('long', box.replace('What papers add to a price.', long));
    const { id, losses } = await readImport(admin, 'long.zip', file);
    expect(losses).toContainEqual({ kind: 'end of a summary', count: 1 });
    const reason = 'Its summary has 459 characters; what comes has 300 at most.';
    const line = async (importId: string) =>
      (await itemsOf(admin, importId)).find(({ sourceId }) => sourceId === 'content/box');
    expect(await line(id)).toMatchObject({ state: 'create', reason });
    await admin.post(`/api/imports/${id}/start`);
    await importIn(admin, id, 'done');
    expect(await line(id)).toMatchObject({ state: 'created', reason });
    const { summary } = await articleOf(id, 'content/box');
    expect([summary?.length, summary?.endsWith('price.')]).toEqual([298, true]);
    const again = await readImport(admin, 'long.zip', file);
    expect(await line(again.id)).toMatchObject({ state: 'unchanged', reason: null });
  });

  it('that is the same changes nothing; what changed there comes, unless it was edited here', async () => {
    const first = await wholeImport(admin, 'again.zip', await folder('again'));
    const old = await articleOf(first.id, 'content/box');
    const same = await wholeImport(admin, 'again.zip', await folder('again'));
    expect(same.items).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
    const changed = await wholeImport(
      admin,
      'again.zip',
      await folder('again', box.replace('Keep', 'Do keep')),
    );
    expect(changed.items).toMatchObject({ unchanged: 1, updated: 1 });
    const updated = await article(old.id);
    expect([updated.revision, updated.content.startsWith('Do keep')]).toEqual([old.revision + 1, true]);
    await admin.patch(`/api/articles/drafts/${old.id}`, { title: 'Ours now' });
    const conflicting = await readImport(
      admin,
      'again.zip',
      await folder('again', box.replace('Keep', 'Never keep')),
    );
    expect(conflicting.items).toMatchObject({ conflicts: 1, willUpdate: 0 });
    await admin.post(`/api/imports/${conflicting.id}/start`);
    await importIn(admin, conflicting.id, 'done');
    expect(await itemsOf(admin, conflicting.id, '?state=conflict')).toMatchObject([
      { articleId: old.id, reason: 'It has changed there, and was edited here.' },
    ]);
    expect((await article(old.id)).content).toBe(updated.content);
  });

  it('leaves out what was downloaded from this desk and is here still', async () => {
    const { id } = await wholeImport(admin, 'kept.zip', await folder('kept'));
    const kept = await articleOf(id, 'content/box');
    const response = await fetch(
      `${admin.origin}/api/articles/drafts/${kept.id}/download?format=md&for=hugo&text=present`,
      { headers: admin.cookieHeader },
    );
    const file = await response.text();
    const { id: again } = await readImport(admin, 'box.md', file);
    expect(await itemsOf(admin, again)).toMatchObject([
      { state: 'left-out', sourceId: kept.id, reason: 'It is an article of this desk.' },
    ]);
    await admin.delete(`/api/articles/drafts/${kept.id}`);
    expect((await readImport(admin, 'box.md', file)).items).toMatchObject({ willCreate: 1, leftOut: 0 });
  });

  it('whose author is told otherwise since says so here, too', async () => {
    const page = (author: string) =>
      `<html><head><title>Boxes</title><script type="application/ld+json">{"author":{"name":"${author}"}}</script></head><body><p>Keep it.</p></body></html>`;
    await wholeImport(admin, 'renamed.html', page('A. Example'));
    const again = await readImport(admin, 'renamed.html', page('B. Example'));
    expect(again.items).toMatchObject({ willUpdate: 1 });
    await admin.post(`/api/imports/${again.id}/start`);
    expect((await importIn(admin, again.id, 'done')).items).toMatchObject({ updated: 1 });
    expect(await articleOf(again.id, 'renamed.html')).toMatchObject({
      importedFrom: { author: 'B. Example' },
    });
  });

  it('counts as published, in no week’s work, and can be promoted', async () => {
    const before = (await admin.get<Stats>('/api/stats')).body;
    const { id } = await wholeImport(admin, 'stats.zip', await folder('stats'));
    const after = (await admin.get<Stats>('/api/stats')).body;
    expect([after.published - before.published, after.drafts - before.drafts]).toEqual([1, 1]);
    expect(after.weeks).toEqual(before.weeks);
    const { id: articleId } = await articleOf(id, 'content/box');
    const promotion = { status: 'promoted', override: { reason: 'It was published for years.' } };
    await eventually(async () => {
      const { status } = await admin.patch(`/api/articles/drafts/${articleId}`, promotion);
      expect(status).toBe(200);
    }, 30_000);
    const { body } = await admin.get<{ packages: object[] }>(`/api/articles/drafts/${articleId}/packages`);
    expect(body.packages[0]).toMatchObject({
      number: 1,
      personaRevision: null,
      origins: { ai: 0, person: 0 },
    });
  });

  it('is cancelled before it starts, and then neither starts nor is mapped', async () => {
    const { id } = await readImport(admin, 'cancelled.zip', await folder('cancelled'));
    await admin.post(`/api/imports/${id}/cancel`);
    await importIn(admin, id, 'cancelled');
    expect((await admin.post(`/api/imports/${id}/start`)).body).toMatchObject({
      status: 409,
      detail: 'This import was cancelled. Import the file again.',
    });
  });
});

describe('a file', () => {
  it('of a word processor is an article that was never published', async () => {
    const file = await docxOf(paragraph(run('Keep the box.')));
    const { id, kind } = await wholeImport(admin, 'what-a-box.docx', file);
    expect(kind).toBe('docx');
    const found = await articleOf(id, 'what-a-box.docx');
    expect(found).toMatchObject({ title: 'What a box', content: 'Keep the box.', status: 'draft' });
  });

  it.each([
    ['a.xml', '<rss version="2.0"></rss>'],
    ['a.pdf', '%PDF-1.7'],
    ['a.zip', 'no zip'],
  ])('%s that is no archive is 415, with a sentence', async (name, text) => {
    const { status, body } = await sendFile(admin, name, text);
    expect([status, body.detail]).toEqual([415, expect.stringContaining(`“${name}” can’t be imported.`)]);
  });

  it('of JSON is taken as one, whatever its content type says', async () => {
    const { status, body } = await sendFile(admin, 'ghost.json', '{"db":[]}', {
      'content-type': 'application/json',
    });
    expect(status).toBe(201);
    expect((await importIn(admin, body.import.id, 'failed')).reason).toContain('no export of Ghost');
  });

  it('that is empty or has no name is refused', async () => {
    expect((await sendFile(admin, 'a.md', '')).status).toBe(400);
    expect((await sendFile(admin, '', 'text')).status).toBe(400);
  });
});

const withPictures = (name: string): Promise<Buffer> =>
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
  const { id } = await readImport(admin, `${name}.zip`, await withPictures(name));
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

const askedFor = (name: string): string[] =>
  archive.fetched.filter((path) => path.startsWith(`/${name}/`)).sort();

describe('pictures', () => {
  it('stay where they are unless somebody asks for them', async () => {
    const item = await broughtIn('left');
    expect(item.images).toHaveLength(3);
    expect((await article(item.articleId)).headerImages).toEqual([]);
    expect(askedFor('left')).toEqual([]);
  });
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
    archive.files.set('/late/box.jpg', file(await photograph(2)));
    await broughtIn('late', { fetchImages: true });
    archive.files.set('/late/papers.jpg', file(await photograph(3)));
    const item = await broughtIn('late', { fetchImages: true });
    expect(item).toMatchObject({ state: 'unchanged', reason: null });
    await broughtIn('late', { fetchImages: true });
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
