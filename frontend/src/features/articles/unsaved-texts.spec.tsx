import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { ArticleServer } from './testing/article-server';
import { contentShown, write } from './testing/content-field';

const ADDRESS = '/articles?article=a-1';
const base = 'First paragraph here.\n\nSecond one.\n\nThird one.';

function visit(server: ArticleServer, path = ADDRESS, user = aUser()) {
  serve(server.routes);
  return renderApp(path, user);
}

/** Writes without saving, and closes the tab. */
async function crashWhileWriting(server: ArticleServer, text = ' Unsaved.') {
  visit(server);
  await write(text);
  cleanup();
}

const offer = () => screen.findByText(/^Unsaved text from/);

describe('text that was not saved', () => {
  it('is offered again after a reload, and restored', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    const { person } = visit(server);
    expect(await offer()).toHaveTextContent('on revision 0');
    expect(await contentShown()).toBe(base);
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toBe(`${base} Unsaved.`));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved!');
    expect(server.current.content).toBe(`${base} Unsaved.`);
  });

  it('is offered no more once it is saved', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    server.saveAs('u-1', { content: `${base} Unsaved.` });
    visit(server);
    await contentShown();
    expect(screen.queryByText(/^Unsaved text from/)).not.toBeInTheDocument();
    cleanup();
    visit(server, '/articles');
    await screen.findByRole('link', { name: 'Two booklets, one serial number' });
    expect(screen.queryByText(/Unsaved text of/)).not.toBeInTheDocument();
  });

  it('can be discarded', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    const { person } = visit(server);
    await offer();
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^Unsaved text from/)).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('Unsaved.');
  });

  it('survives the end of the session', async () => {
    const server = new ArticleServer();
    const { person, left } = visit(server);
    await write(' Unsaved.');
    serve({ 'PATCH /api/articles/drafts/a-1': answer(401, { status: 401, detail: 'Sign in first.' }) });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(left).toEqual(['/api/login']));
    cleanup();
    const again = visit(server, '/articles');
    expect(await screen.findByText(/Unsaved text of “Two booklets, one serial number”/)).toBeVisible();
    await again.person.click(screen.getByRole('link', { name: 'Open' }));
    await offer();
    await again.person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toBe(`${base} Unsaved.`));
  });

  it('is nobody else’s to see', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    visit(server, '/articles', aUser({ id: 'u-2' }));
    await screen.findByRole('link', { name: 'Two booklets, one serial number' });
    expect(screen.queryByText(/Unsaved text of/)).not.toBeInTheDocument();
  });

  it('is restored on the revision that it was written on, and nobody’s later text is lost', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    server.saveAs('u-2', { content: base.replace('First', 'Theo’s first') });
    const { person } = visit(server);
    await offer();
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/Theo Desk saved a newer revision/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.click(await screen.findByRole('button', { name: 'Merge' }));
    await screen.findByText('Saved!');
    expect(server.current.content).toBe(`${base.replace('First', 'Theo’s first')} Unsaved.`);
  });

  it('makes way for no other: both of two tabs are offered', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server, ' One tab.');
    await crashWhileWriting(server, ' Another tab.');
    const { person } = visit(server);
    await offer();
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toMatch(/Another tab\.$/));
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toMatch(/One tab\.$/));
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toMatch(/Another tab\.$/));
  });

  it('can still be had when the article is deleted', async () => {
    const server = new ArticleServer();
    await crashWhileWriting(server);
    serve({ ...server.routes, 'GET /api/articles/drafts/a-1': answer(404, { status: 404 }) });
    renderApp(ADDRESS);
    await offer();
    expect(screen.getByRole('button', { name: 'Download .md' })).toBeVisible();
  });

  it('is not taken from a storage that somebody has meddled with', async () => {
    localStorage.setItem('unsaved-text:u-1:a-1:x', '{"title":1}');
    localStorage.setItem('unsaved-text:u-1:a-1:y', 'no json');
    visit(new ArticleServer());
    expect(await contentShown()).toBe(base);
    expect(screen.queryByText(/^Unsaved text from/)).not.toBeInTheDocument();
  });
});
