import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ArticleServer } from './testing/article-server';
import { write } from './testing/content-field';

function visit(server: ArticleServer, path = '/articles?article=a-1') {
  serve(server.routes);
  return renderApp(path);
}

const offer = () => screen.findByText(/^Unsaved text from/);

describe('the statement of a promotion that was not saved', () => {
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
