import { cleanup, screen, waitFor, act, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { ArticleServer } from './testing/article-server';
import { contentShown, write } from './testing/content-field';

const offer = () => screen.findByText(/^Unsaved text from/);

describe('text that was not saved', () => {
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

describe('the statement of a promotion that was not saved', () => {
  function visit(server: ArticleServer, path = '/articles?article=a-1') {
    serve(server.routes);
    return renderApp(path);
  }

  const SAID = 'Checked against the catalogue.';
  const promote = () => screen.findByRole('radio', { name: 'Promoted to a site builder' });
  const statement = () => screen.getByLabelText('Statement');

  /** Writes a statement without saving, and closes the tab. */
  async function crashWhileStating(server: ArticleServer) {
    const { person } = visit(server);
    await person.click(await promote());
    await person.click(statement());
    await person.paste(SAID);
    cleanup();
  }

  /** Visits again. The text is offered then. */
  async function comeBack() {
    const server = new ArticleServer();
    await crashWhileStating(server);
    const { person } = visit(server);
    await offer();
    return { server, person };
  }

  /** Promotes the draft in another visit, and expects that no statement waits. */
  async function expectNoStatement(server: ArticleServer) {
    cleanup();
    const { person } = visit(server);
    await person.click(await promote());
    expect(statement()).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toContain(SAID);
  }

  it('comes back with the text after a reload, and is offered no more once it is saved', async () => {
    const { server, person } = await comeBack();
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await promote()).toBeChecked();
    expect(statement()).toHaveValue(SAID);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved!');
    expect(server.current).toMatchObject({ status: 'promoted', statement: SAID });
    server.saveAs('u-1', { status: 'draft' });
    await expectNoStatement(server);
  });

  it('outlives a save that promotes nothing', async () => {
    const { person } = await comeBack();
    await write(' More.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved!');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await promote()).toBeChecked();
    expect(statement()).toHaveValue(SAID);
  });

  it('goes with the text that is discarded where it is offered', async () => {
    const { server, person } = await comeBack();
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    await expectNoStatement(server);
  });

  it('goes with the text that is discarded on the way out', async () => {
    const server = new ArticleServer();
    const { person } = visit(server);
    await person.click(await promote());
    await person.click(statement());
    await person.paste(SAID);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    const leaving = within(await findQuestion('Leave without saving?'));
    await person.click(leaving.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectNoStatement(server);
  });

  it('goes with the text that is discarded over the list', async () => {
    const server = new ArticleServer();
    await crashWhileStating(server);
    const { person } = visit(server, '/articles');
    await screen.findByText(/^Unsaved text of/);
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    await expectNoStatement(server);
  });

  it('goes when somebody else has promoted the article before the next visit', async () => {
    const server = new ArticleServer();
    await crashWhileStating(server);
    server.saveAs('u-2', { status: 'promoted' }, 'ArticlePromoted');
    visit(server);
    expect(await promote()).toBeChecked();
    server.saveAs('u-2', { status: 'draft' });
    await expectNoStatement(server);
  });

  it('goes when somebody else promotes the article while it is open', async () => {
    const sources = fakeEventSources();
    const server = new ArticleServer();
    const { person } = visit(server);
    await person.click(await promote());
    await person.click(statement());
    await person.paste(SAID);
    const isTold = () => act(() => sources.at(-1)?.tells('change', { topics: ['article', 'article-a-1'] }));
    act(() => sources.at(-1)?.opens());
    server.saveAs('u-2', { status: 'promoted' }, 'ArticlePromoted');
    isTold();
    await waitFor(() => expect(screen.queryByLabelText('Statement')).not.toBeInTheDocument());
    server.saveAs('u-2', { status: 'draft' });
    isTold();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked());
    await expectNoStatement(server);
  });

  it('stays while another text of the article waits', async () => {
    const { person } = await comeBack();
    await write(' Other.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    const leaving = within(await findQuestion('Leave without saving?'));
    await person.click(leaving.getByRole('button', { name: 'Discard changes' }));
    await person.click(await screen.findByRole('link', { name: 'Open' }));
    await offer();
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await promote()).toBeChecked();
    expect(statement()).toHaveValue(SAID);
  });
});
