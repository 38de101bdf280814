import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer, type serve } from '@/testing/fetch-stand-in';
import { anArticle } from '../testing/article-server';
import { drafts, visit } from '../testing/article-lists';

/** Records the files that the browser was given to save, because jsdom saves none. */
function keptDownloads(): { name: string; type: string }[] {
  const saved: { name: string; type: string }[] = [];
  let type = '';
  URL.createObjectURL = (blob) => {
    type = (blob as Blob).type;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, type });
  });
  return saved;
}

afterEach(() => {
  jest.restoreAllMocks();
});

const article = (name: string) => screen.findByRole('link', { name });

describe('the menu of an article', () => {
  async function choose(name: string, of = 'Two booklets', routes: Parameters<typeof serve>[0] = {}) {
    const app = visit('/articles', routes);
    await article(of);
    await app.person.click(screen.getByRole('button', { name: `Actions for ${of}` }));
    await app.person.click(await screen.findByRole('menuitem', { name }));
    return app;
  }
  const patched = (id: string, changes: object) => ({
    [`PATCH /api/articles/drafts/${id}`]: { success: true, article: anArticle({ id, ...changes }) },
  });

  it.each([
    ['Promote', 'Two booklets', 'a-1', 'promoted', '“Two booklets” is promoted.'],
    ['Return to draft', 'The price of polish', 'a-3', 'draft', '“The price of polish” is a draft again.'],
  ])('can %s', async (name, of, id, status, told) => {
    const { seen } = await choose(name, of, patched(id, { status }));
    expect(await screen.findByText(told)).toBeVisible();
    const sent = seen.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ status });
    expect(sent?.headers.get('if-match')).toBe('"0"');
  });

  it.each([
    ['Header images', '/image-generator?article=a-3'],
    ['Captions', '/social-generator?article=a-3'],
  ])('leads from a published one to its %s', async (name, address) => {
    const { history } = await choose(name, 'The price of polish', {
      'GET /api/articles/drafts/a-3': { success: true, article: anArticle({ id: 'a-3' }) },
    });
    await waitFor(() => expect(history.location.href).toBe(address));
  });

  it('tells that somebody was quicker', async () => {
    await choose('Promote', 'Two booklets', {
      'PATCH /api/articles/drafts/a-1': answer(412, {
        status: 412,
        detail: 'Theo saved a change in the meantime.',
      }),
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Save Failed')).toBeVisible();
    expect(alert.getByText('Theo saved a change in the meantime.')).toBeVisible();
  });

  it.each([
    ['Edit', '/articles?article=a-1'],
    ['History', '/articles?article=a-1&view=history'],
  ])('opens %s', async (name, address) => {
    const { history } = await choose(name, 'Two booklets', {
      'GET /api/articles/drafts/a-1': { success: true, article: drafts[0] },
      'GET /api/articles/drafts/a-1/history': { events: [], nextCursor: null },
    });
    await waitFor(() => expect(history.location.href).toBe(address));
    expect(await findDialog()).toBeVisible();
  });

  it('deletes after a question', async () => {
    const { person, seen } = await choose('Delete', 'Two booklets', {
      'DELETE /api/articles/drafts/a-1': { success: true },
    });
    const question = within(await findQuestion('Delete this draft?'));
    expect(question.getByText(/“Two booklets” will be deleted. This action cannot be undone./)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    expect(seen.find(({ method }) => method === 'DELETE')?.path).toBe('/api/articles/drafts/a-1');
  });

  it.each([
    ['Download .md', 'zwei_hüllen.md', 'text/markdown', 'format=md&text=present'],
    ['Download .html', 'zwei_hüllen.html', 'text/html', 'format=html&text=present'],
  ])('can %s, under the name that the server gives', async (name, file, type, query) => {
    const saved = keptDownloads();
    const disposition = `attachment; filename="x"; filename*=UTF-8''${encodeURIComponent(file)}`;
    const { seen } = await choose(name, 'Two booklets', {
      'GET /api/articles/drafts/a-1/download': () =>
        new Response('The file.', { headers: { 'content-type': type, 'content-disposition': disposition } }),
    });
    expect(await screen.findByText('Downloaded!')).toBeVisible();
    expect(saved).toEqual([{ name: file, type }]);
    expect(seen.map(({ path }) => path)).toContain(`/api/articles/drafts/a-1/download?${query}`);
  });

  it('downloads markdown for what was chosen last, and other files as ever', async () => {
    keptDownloads();
    localStorage.setItem('markdown-for', 'eleventy');
    const file = () => new Response('The file.');
    const { person, seen } = await choose('Download .md', 'Two booklets', {
      'GET /api/articles/drafts/a-1/download': file,
    });
    await person.click(screen.getByRole('button', { name: 'Actions for Two booklets' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Download .docx' }));
    const asked = () => seen.flatMap(({ path }) => path.split('/download?')[1] ?? []);
    await waitFor(() =>
      expect(asked()).toEqual(['format=md&text=present&for=astro&notes=list', 'format=docx&text=present']),
    );
    localStorage.removeItem('markdown-for');
  });

  it('tells that the article to download did not come', async () => {
    await choose('Download .md', 'Two booklets', {
      'GET /api/articles/drafts/a-1/download': answer(404, { detail: 'Article not found.' }),
    });
    expect(await screen.findByText('Failed to load article')).toBeVisible();
  });
});
