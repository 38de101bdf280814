import { hash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, promotedArticle, type TestArticle } from '../support/articles.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  application = await TestApplication.start({ settings: { BRAND_NAME: 'Example Desk' } });
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Archivist');
});
afterAll(() => application.stop());

async function download(visitor: Visitor, id: string, query: string) {
  const response = await fetch(`${visitor.origin}${draftPath(id)}/download?${query}`, {
    headers: visitor.cookieHeader,
  });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const changed = (id: string, changes: object) =>
  admin.patch<{ article: TestArticle }>(draftPath(id), changes);

/** The data that the page has for machines. */
function dataOf(html: string): Record<string, unknown> {
  const script = parseHTML(html).document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '') as Record<string, unknown>;
}

const hashOf = ({ title, content }: { title: string; content: string }): string =>
  hash('sha256', JSON.stringify({ content, title }));

describe('a download', () => {
  it('is the text under its title as markdown, named after it', async () => {
    const { id } = await generate(admin, { personaId });
    const text = { title: 'Étude nº 5: “Papers”', content: 'Keep the **papers**.' };
    await changed(id, text);
    const { status, headers, text: file } = await download(admin, id, 'format=md');
    expect([status, file]).toEqual([200, `# ${text.title}\n\n${text.content}\n`]);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="etude_no_5_papers.md"; filename*=UTF-8''%C3%A9tude_n%C2%BA_5_papers.md`,
    );
  });

  it('is a page of its own, or the text alone', async () => {
    const { id } = await generate(admin, { personaId });
    const text = { title: 'Two booklets', content: 'Keep the **papers**.' };
    await changed(id, text);
    const page = await download(admin, id, 'format=html&for=plain');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-disposition')).toContain('filename="two_booklets.html"');
    const body = '<p>Keep the <strong>papers</strong>.</p>';
    expect(page.text).toContain(`<div><dt>Byline</dt><dd>In the voice of The Archivist</dd></div>`);
    expect(page.text).toContain(
      `<div><dt>Status</dt><dd>Draft</dd></div>\n</dl>\n</header>\n${body}\n</article>`,
    );
    expect(dataOf(page.text)).toMatchObject({
      publisher: { name: 'Example Desk' },
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      identifier: { value: hashOf(text) },
    });
    expect(dataOf(page.text)).not.toHaveProperty('datePublished');
    expect((await download(admin, id, 'format=html-fragment')).text).toBe(body);
  });

  it('is written for what a site is built with, and named as that wants it', async () => {
    const { id } = await promotedArticle(admin, { personaId });
    const { body } = await admin.get<{ title: string; at: string }>(`${draftPath(id)}/packages/1`);
    const day = new Date(body.at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    const { status, headers, text } = await download(admin, id, 'format=md&for=jekyll');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain(`filename="${day}-`);
    expect(text).toMatch(/^---\ntitle: "[^]*\n---\n\n(?!#\s)/);
    expect(text).toContain(`title: ${JSON.stringify(body.title)}\ndate: ${day}T`);
    expect((await download(admin, id, 'format=md&for=hugo')).text).not.toContain('draft:');
    await changed(id, { content: 'About {{ page }}.' });
    const present = await download(admin, id, 'format=md&for=hugo');
    expect(present.text).toMatch(/\ndraft: true\n[^]*About \\\{\\\{ page/);
    expect(present.headers.get('content-disposition')).not.toContain(day);
  });

  it('is a document of Word', async () => {
    const { id } = await generate(admin, { personaId });
    await changed(id, { title: 'Two booklets' });
    const { status, headers, text } = await download(admin, id, 'format=docx');
    expect([status, headers.get('content-type'), text.slice(0, 2)]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'PK',
    ]);
    expect(headers.get('content-disposition')).toContain('filename="two_booklets.docx"');
  });

  it('of a promoted article says so from its package, also when the text has changed since', async () => {
    const promoted = await promotedArticle(admin, { personaId });
    const { body } = await admin.get<{ contentHash: string; at: string }>(
      `${draftPath(promoted.id)}/packages/1`,
    );
    const known = { datePublished: body.at, identifier: { value: body.contentHash } };
    expect(dataOf((await download(admin, promoted.id, 'format=html')).text)).toMatchObject(known);
    await changed(promoted.id, { content: 'Another text.' });
    const then = await download(admin, promoted.id, 'format=html&text=promoted');
    expect(dataOf(then.text)).toMatchObject(known);
    expect(then.text).toContain('<dd>Promoted</dd>');
    const now = await download(admin, promoted.id, 'format=html&text=present');
    expect(now.text).toContain('<dd>Changed since promotion</dd>');
    expect(now.text).toContain('<p>Another text.</p>');
    expect(dataOf(now.text)).not.toHaveProperty('datePublished');
    const file = await download(admin, promoted.id, 'format=md&text=promoted');
    expect(file.text).toContain(promoted.content.trim());
  });

  it.each([
    ['a format that is not offered', 'format=pdf'],
    ['no format', 'text=present'],
    ['a site builder that is not offered', 'format=md&for=gatsby'],
    ['another text', 'format=md&text=former'],
    ['what is not known', 'format=md&x=1'],
  ])('is refused with 400 for %s', async (_, query) => {
    const { id } = await generate(admin, { personaId });
    expect((await download(admin, id, query)).status).toBe(400);
  });

  it('of a promoted text is refused where there is none', async () => {
    const { id } = await generate(admin, { personaId });
    const { status, text } = await download(admin, id, 'format=md&text=promoted');
    expect([status, (JSON.parse(text) as { type: string }).type]).toEqual([
      409,
      expect.stringContaining('article-not-promoted'),
    ]);
  });

  it('is for those who may see the article', async () => {
    const { id } = await generate(admin, { personaId });
    const stranger = await application.author('The Appraiser');
    expect((await download(stranger, id, 'format=md')).status).toBe(404);
    expect((await download(admin, 'nothing', 'format=md')).status).toBe(404);
  });
});
