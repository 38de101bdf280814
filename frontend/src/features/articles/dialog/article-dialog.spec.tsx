import { act, screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ArticleServer } from '../testing/article-server';
import { contentShown, write } from '../testing/content-field';

const ADDRESS = '/articles?article=a-1';

async function open(server = new ArticleServer(), routes = {}) {
  const seen = serve({ ...server.routes, ...routes });
  const app = renderApp(ADDRESS);
  await contentShown();
  return { ...app, server, seen, sent: () => seen.filter(({ method }) => method === 'PATCH') };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const title = () => screen.getByLabelText('Title');

describe('editing an article', () => {
  it('shows its title, text, status, words, rules, facts and where it came from', async () => {
    await open();
    expect(title()).toHaveValue('Two booklets, one serial number');
    expect(await contentShown()).toContain('Second one.');
    expect(screen.getByText('7 words')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked();
    expect(screen.getByText('7 words; 800 to 1,000 words are asked for.')).toBeVisible();
    const details = within(screen.getByRole('complementary', { name: 'Details' }));
    expect(details.getByText('a-model')).toBeVisible();
    expect(details.getByText('The Appraiser, r2')).toBeVisible();
    expect(details.getByText('1,200 in, 900 out')).toBeVisible();
    expect(details.getByText('About booklets')).toBeVisible();
    expect(await details.findByText('0, by Mara Desk')).toBeVisible();
  });

  it('saves title, text and status on the revision that was read', async () => {
    const { person, server, sent } = await open();
    await person.clear(title());
    await person.type(title(), 'Three booklets');
    await write(' And more.');
    expect(screen.getByText('9 words')).toBeVisible();
    await person.click(save());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(screen.getByText('“Three booklets”, revision 1.')).toBeVisible();
    expect(sent()[0]?.headers.get('if-match')).toBe('"0"');
    expect(server.current).toMatchObject({
      title: 'Three booklets',
      content: 'First paragraph here.\n\nSecond one.\n\nThird one. And more.',
      status: 'draft',
      revision: 1,
    });
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('saves by Ctrl S, and the next save is on top of it', async () => {
    const { person, server, sent } = await open();
    await write(' One.');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.current.revision).toBe(1));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    await write(' Two.');
    await person.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(server.current.revision).toBe(2));
    expect(sent()[1]?.headers.get('if-match')).toBe('"1"');
    expect(server.current.content).toMatch(/One\. Two\.$/);
  });

  it('promotes with the save', async () => {
    const { person, server } = await open();
    await person.click(screen.getByRole('radio', { name: 'Promoted to a site builder' }));
    await person.click(save());
    expect(await screen.findByText('“Two booklets, one serial number” is promoted.')).toBeVisible();
    expect(server.current.status).toBe('promoted');
  });

  it('goes on with what was typed while it was being saved', async () => {
    const server = new ArticleServer();
    let answerNow = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answerNow = resolve));
    const { person } = await open(server, {
      'PATCH /api/articles/drafts/a-1': async ({ body }: { body: object }) => {
        await waiting;
        return { success: true, article: server.saveAs('u-1', body) };
      },
    });
    await write(' Sent.');
    await person.click(save());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await write(' Typed since.');
    answerNow();
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(await contentShown()).toMatch(/Sent\. Typed since\.$/);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(server.current.content).toMatch(/Sent\.$/);
  });

  it('asks for a title before it saves', async () => {
    const { person, sent } = await open();
    await person.clear(title());
    await person.click(save());
    expect(title()).toHaveAccessibleDescription('Give the article a title.');
    expect(screen.getByText('Give the article a title.').closest('[aria-live]')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  it('cuts no title, and says when one is too long before it saves', async () => {
    const { person, sent } = await open();
    await person.clear(title());
    await person.click(title());
    await person.paste('x'.repeat(301));
    expect(title()).toHaveValue('x'.repeat(301));
    const fault = 'A title has at most 300 characters; this one has 301.';
    expect(title()).toHaveAccessibleDescription(fault);
    await person.click(save());
    expect(sent()).toHaveLength(0);
    await person.type(title(), '{Backspace}');
    expect(title()).not.toBeInvalid();
  });

  it('tells what the server refused, and keeps the text', async () => {
    const { person } = await open(new ArticleServer(), {
      'PATCH /api/articles/drafts/a-1': answer(400, { status: 400, detail: 'The text is too long.' }),
    });
    await write(' More.');
    await person.click(save());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Save Failed')).toBeVisible();
    expect(alert.getByText('The text is too long.')).toBeVisible();
    expect(await contentShown()).toMatch(/More\.$/);
  });

  it('tells that a save did not get through', async () => {
    const { person } = await open(new ArticleServer(), {
      'PATCH /api/articles/drafts/a-1': () => Promise.reject(new TypeError('no connection')),
    });
    await write(' More.');
    await person.click(save());
    expect(await screen.findByText('Failed to save article')).toBeVisible();
  });

  it('shows the text as it will be read', async () => {
    const { person } = await open();
    await write('\n\n## A **bold** heading\n\n<script>alert(1)</script>');
    await person.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('heading', { name: 'A bold heading' })).toBeVisible();
    expect(document.querySelector('article script')).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'Editor' }));
    expect(await contentShown()).toContain('## A **bold** heading');
  });

  it('shows what somebody else saves while nothing is changed', async () => {
    const { server, queryClient } = await open();
    server.saveAs('u-2', { content: 'Another text.' });
    await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', 'a-1'] });
    await waitFor(async () => expect(await contentShown()).toBe('Another text.'));
    expect(screen.queryByText(/saved a newer revision/)).not.toBeInTheDocument();
  });
});

describe('leaving an article', () => {
  it('closes at once when everything is saved', async () => {
    const { person, history } = await open();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location.href).toBe('/articles');
  });

  it.each([
    ['Escape', (person: { keyboard(keys: string): Promise<void> }) => person.keyboard('{Escape}')],
    [
      'Cancel',
      (person: { click(on: Element): Promise<void> }) =>
        person.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    [
      'Close',
      (person: { click(on: Element): Promise<void> }) =>
        person.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('by %s asks when there is unsaved text, which stays when it is kept', async (_, leave) => {
    const { person, history } = await open();
    await write(' More.');
    await leave(person);
    const question = within(await findQuestion('Leave without saving?'));
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(await contentShown()).toMatch(/More\.$/);
    expect(history.location.href).toContain('article=a-1');
  });

  it('goes when the changes are discarded, and nothing of them is kept', async () => {
    const { person, history } = await open();
    await write(' More.');
    await person.keyboard('{Escape}');
    const question = within(await findQuestion('Leave without saving?'));
    await person.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(history.location.href).toBe('/articles'));
    expect(JSON.stringify(localStorage)).not.toContain('More.');
  });

  it('asks when the address leads elsewhere', async () => {
    const { person, history } = await open();
    await write(' More.');
    act(() => history.push('/how-it-works'));
    const question = within(await findQuestion('Leave without saving?'));
    await person.click(question.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Need to Know' })).toBeVisible();
  });
});

describe('deleting an article', () => {
  it('asks first, names it, and closes', async () => {
    const { person, history, seen } = await open();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await findQuestion('Delete this draft?'));
    expect(
      question.getByText('“Two booklets, one serial number” will be deleted. This action cannot be undone.'),
    ).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await waitFor(() => expect(history.location.href).toBe('/articles'));
    const deletion = seen.find(({ method }) => method === 'DELETE');
    expect(deletion?.headers.get('if-match')).toBe('"0"');
  });

  it('closes when it was gone before', async () => {
    const { person, history } = await open(new ArticleServer(), {
      'DELETE /api/articles/drafts/a-1': answer(404, { detail: 'Article not found.' }),
    });
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(history.location.href).toBe('/articles'));
    expect(screen.queryByText('Delete Failed')).not.toBeInTheDocument();
    expect(screen.queryByText('Deleted!')).not.toBeInTheDocument();
  });

  it('tells why it could not, and stays', async () => {
    const { person } = await open(new ArticleServer(), {
      'DELETE /api/articles/drafts/a-1': () => Promise.reject(new TypeError('no connection')),
    });
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Delete' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Delete Failed')).toBeVisible();
    expect(alert.getByText('Failed to delete article')).toBeVisible();
    expect(await contentShown()).toContain('Second one.');
  });
});
