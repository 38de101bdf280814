import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { ArticleServer } from '../testing/article-server';
import { contentShown, write } from '../testing/content-field';

const ADDRESS = '/articles?article=a-1';
const base = 'First paragraph here.\n\nSecond one.\n\nThird one.';

/** Opens an article whose last paragraph is being changed when Theo saves something else. */
async function overtaken(theirs: Parameters<ArticleServer['saveAs']>[1]) {
  const server = new ArticleServer();
  serve(server.routes);
  const app = renderApp(ADDRESS);
  await write(' Mine.');
  server.saveAs('u-2', theirs);
  return { ...app, server };
}

async function conflict() {
  return within(await findDialog('Theo Desk changed this article'));
}

const save = () => screen.getByRole('button', { name: 'Save' });
const first = { content: base.replace('First', 'Theo’s first') };
const third = { content: base.replace('Third one.', 'Third by Theo.') };
const withMine = (text: string) => `${text} Mine.`;

describe('saving what somebody else has saved meanwhile', () => {
  it('says who and when, and shows the difference', async () => {
    const { person } = await overtaken(third);
    await person.click(save());
    const dialog = await conflict();
    expect(dialog.getByText(/revision 1/)).toBeVisible();
    const gone = dialog.getAllByText(/deleted/).map((sign) => sign.parentElement?.textContent);
    expect(gone.join()).toContain('by Theo');
    expect(dialog.getByText('inserted')).toBeInTheDocument();
    await person.click(dialog.getByRole('radio', { name: 'What they changed' }));
    expect(dialog.queryByText(/Mine/)).not.toBeInTheDocument();
  });

  it('keeps mine on top of theirs, and both in the history', async () => {
    const { person, server } = await overtaken(third);
    await person.click(save());
    await person.click((await conflict()).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(server.contents).toEqual([base, third.content, withMine(base)]);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is no question where nothing of the text was changed, as by a review', async () => {
    const { person, server } = await overtaken({});
    await person.click(save());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(server.contents).toEqual([base, base, withMine(base)]);
    expect(screen.queryByRole('dialog', { name: /changed this article/ })).not.toBeInTheDocument();
  });

  it('uses theirs, and offers mine again', async () => {
    const { person, server } = await overtaken(third);
    await person.click(save());
    await person.click((await conflict()).getByRole('button', { name: 'Use theirs' }));
    await waitFor(async () => expect(await contentShown()).toBe(third.content));
    expect(server.contents).toHaveLength(2);
    await person.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contentShown()).toBe(withMine(base)));
    expect(screen.getByText(/Theo Desk saved a newer revision/)).toBeVisible();
  });

  it('merges changes that do not touch', async () => {
    const { person, server } = await overtaken(first);
    await person.click(save());
    const dialog = await conflict();
    await person.click(dialog.getByRole('radio', { name: 'Merged' }));
    expect(dialog.getByText('Their revision with your changes added.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(server.current.content).toBe(withMine(first.content));
    expect(await contentShown()).toBe(withMine(first.content));
  });

  it('offers no merge where both changed the same lines', async () => {
    const { person } = await overtaken(third);
    await person.click(save());
    expect((await conflict()).queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  });

  it('leaves their promotion alone when mine is kept', async () => {
    const { person, server } = await overtaken({ ...third, status: 'promoted' });
    await person.click(save());
    await person.click((await conflict()).getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Saved!');
    expect(server.current).toMatchObject({ status: 'promoted', content: withMine(base) });
  });

  it('begins again when a third one was quicker still', async () => {
    const { person, server } = await overtaken(third);
    await person.click(save());
    const dialog = await conflict();
    server.saveAs('u-2', { content: 'All new.' });
    await person.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await dialog.findByText(/revision 2/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Saved!');
    expect(server.contents).toEqual([base, third.content, 'All new.', withMine(base)]);
  });

  it('decides nothing when it is closed: the text stays, and can be compared again', async () => {
    const { person, server } = await overtaken(third);
    await person.click(save());
    await conflict();
    await person.keyboard('{Escape}');
    expect(await contentShown()).toBe(withMine(base));
    await person.click(await screen.findByRole('button', { name: 'Compare' }));
    await conflict();
    expect(server.contents).toHaveLength(2);
  });
});

describe('writing on while somebody else saves', () => {
  it('is told, and the text stays', async () => {
    const { queryClient } = await overtaken(third);
    await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', 'a-1'] });
    expect(await screen.findByText(/Theo Desk saved a newer revision, r1/)).toBeVisible();
    expect(await contentShown()).toBe(withMine(base));
  });

  it('is told that the article was deleted, and the text stays', async () => {
    const { server, queryClient } = await overtaken({});
    serve({ 'GET /api/articles/drafts/a-1': () => Response.json({ status: 404 }, { status: 404 }) });
    await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', 'a-1'] });
    expect(await screen.findByText(/This article was deleted while you were writing/)).toBeVisible();
    expect(await contentShown()).toBe(withMine(server.contents[0] ?? ''));
  });

  describe('whose own save came through without an answer', () => {
    async function lost() {
      const server = new ArticleServer();
      const routes = server.routes;
      serve({
        ...routes,
        'PATCH /api/articles/drafts/a-1': ({ body }) => {
          server.saveAs('u-1', body as object);
          return Response.json({ status: 503, detail: 'The change is recorded.' }, { status: 503 });
        },
      });
      const app = renderApp(ADDRESS);
      await write(' Mine.');
      await app.person.click(save());
      expect(await screen.findByText('The change is recorded.')).toBeVisible();
      serve(routes);
      return { ...app, server };
    }

    it('is not told of it when it is repeated', async () => {
      const { person, server } = await lost();
      await person.click(save());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(server.contents).toEqual([base, withMine(base)]);
      expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    });

    it('is not asked about it when more was written since', async () => {
      const { person, server } = await lost();
      await write(' More.');
      await person.click(save());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(server.contents).toEqual([base, withMine(base), `${withMine(base)} More.`]);
    });

    it('is not told of it as news when more was written before the server shows it', async () => {
      const { queryClient } = await lost();
      await write(' More.');
      await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', 'a-1'] });
      const details = within(screen.getByRole('complementary', { name: 'Details' }));
      await waitFor(() => expect(details.getByText('Revision').nextElementSibling).toHaveTextContent(/^1/));
      expect(screen.queryByText(/saved a newer revision/)).not.toBeInTheDocument();
    });

    it('goes on on top of it once the server shows it', async () => {
      const { person, server, queryClient } = await lost();
      await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', 'a-1'] });
      await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
      await write(' More.');
      expect(screen.queryByText(/saved a newer revision/)).not.toBeInTheDocument();
      await person.click(save());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(server.contents).toEqual([base, withMine(base), `${withMine(base)} More.`]);
    });
  });

  it('is not told of one’s own save', async () => {
    const server = new ArticleServer();
    serve(server.routes);
    const { person } = renderApp(ADDRESS, aUser());
    await write(' Mine.');
    await person.click(save());
    await screen.findByText('Saved!');
    expect(screen.queryByText(/saved a newer revision/)).not.toBeInTheDocument();
  });
});
