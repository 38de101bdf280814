import { act, screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aGeneration } from '@/testing/generations';
import { anIdea } from '@/testing/ideas';
import { renderApp, aUser } from '@/testing/render-app';
import { ArticleServer, anArticle } from '../testing/article-server';
import { contentShown, write, editor } from '../testing/content-field';

const ADDRESS = '/articles?article=a-1';

const save = () => screen.getByRole('button', { name: 'Save' });

async function open(server = new ArticleServer(), routes = {}) {
  const seen = serve({ ...server.routes, ...routes });
  const app = renderApp(ADDRESS);
  await contentShown();
  return { ...app, server, seen, sent: () => seen.filter(({ method }) => method === 'PATCH') };
}
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

const summarized = () => new ArticleServer(anArticle({ summary: 'Two booklets tell one story.' }));
const summary = () => screen.getByLabelText('Summary');

describe('the summary of an article', () => {
  it('is changed beside the text, and saved with it only where it is another one', async () => {
    const { person, server, sent } = await open(summarized());
    expect(summary()).toHaveValue('Two booklets tell one story.');
    expect(summary()).toHaveAccessibleDescription('Shown by search engines and feeds.');
    expect(screen.getByText('28 of 155')).toBeVisible();
    await person.clear(summary());
    await person.type(summary(), 'One{Enter}line.');
    expect(screen.getByText('9 of 155')).toBeVisible();
    await person.click(save());
    await waitFor(() => expect(server.current).toMatchObject({ summary: 'One line.', revision: 1 }));
    await person.type(screen.getByLabelText('Title'), ' again');
    await person.click(save());
    await waitFor(() => expect(server.current.revision).toBe(2));
    expect(sent()[1]?.body).not.toHaveProperty('summary');
    await person.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByRole('region', { name: 'Summary' })).toHaveTextContent('One line.');
  });

  it('may be longer than search engines show, up to a limit', async () => {
    const { person, sent } = await open(summarized());
    await person.clear(summary());
    await person.click(summary());
    await person.paste('x'.repeat(156));
    expect(summary()).toHaveAccessibleDescription(/Most of them cut it after 155 characters\.$/);
    await person.paste('x'.repeat(145));
    expect(summary()).toHaveAccessibleDescription('A summary has at most 300 characters; this one has 301.');
    await person.click(save());
    expect(sent()).toHaveLength(0);
  });
});

describe('the titles that the model proposed', () => {
  it('can be taken in the place of the present one', async () => {
    const title = 'Two booklets, one serial number';
    const titles = [title, 'One number, twice', 'What two booklets prove'];
    const server = new ArticleServer(anArticle({ generationId: 'g-1' }));
    const generation = aGeneration({ status: 'done', titles });
    const { person } = await open(server, { 'GET /api/generations/g-1': { generation } });
    await person.click(screen.getByRole('button', { name: 'Other titles' }));
    expect(await screen.findByRole('menuitem', { name: 'One number, twice' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: title })).not.toBeInTheDocument();
    await person.click(screen.getByRole('menuitem', { name: 'What two booklets prove' }));
    expect(screen.getByLabelText('Title')).toHaveValue('What two booklets prove');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

async function details(changes: Parameters<typeof anArticle>[0], routes: Parameters<typeof serve>[0] = {}) {
  serve({ ...new ArticleServer(anArticle(changes)).routes, ...routes });
  renderApp('/articles?article=a-1');
  await contentShown();
  return within(screen.getByRole('complementary', { name: 'Details' }));
}

const image = {
  id: 'm-1',
  type: 'ai',
  url: '/api/images/m-1',
  thumbnailUrl: '/api/images/m-1/thumbnail',
  title: 'Engine-turned dial',
  source: 'Demo drawing',
  creator: null,
  licence: null,
  licenceUrl: null,
  sourcePage: null,
  articleRevision: 0,
  package: 1,
} as const;

describe('what was made of an article', () => {
  it('stands with a promoted one, and leads to where it is made', async () => {
    const rail = await details({
      status: 'promoted',
      headerImages: [image],
      socialCaptions: ['One.', 'Two.', 'Three.'],
    });
    expect(rail.getByRole('img', { name: 'Engine-turned dial' })).toHaveAttribute('src', image.thumbnailUrl);
    expect(rail.getByRole('link', { name: '1 header image' })).toHaveAttribute(
      'href',
      '/image-generator?article=a-1',
    );
    expect(rail.getByRole('link', { name: '3 captions' })).toHaveAttribute(
      'href',
      '/social-generator?article=a-1',
    );
  });

  it('is shown before that only as the pictures that an import has brought', async () => {
    const rail = await details({ status: 'elsewhere', headerImages: [{ ...image, package: null }] });
    expect(rail.getByRole('img', { name: 'Engine-turned dial' })).toBeVisible();
    expect(rail.queryByRole('link', { name: /header image/ })).not.toBeInTheDocument();
  });

  it('is nothing of a draft', async () => {
    const rail = await details({ status: 'draft' });
    expect(rail.queryByText('Images and captions')).not.toBeInTheDocument();
  });
});

describe('the topic idea of an article', () => {
  const written = anArticle().provenance;
  const provenance = written && { ...written, ideaId: 'i-42' };

  it('is named by its number', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': { idea: anIdea({ number: 42 }) } },
    );
    expect(await rail.findByRole('link', { name: 'No. 42' })).toHaveAttribute('href', '/topic-generator');
  });

  it('may have been deleted since', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': answer(404, { detail: 'Idea not found.' }) },
    );
    expect(await rail.findByText('No longer listed')).toBeVisible();
  });

  it('is still led to when it cannot be read at the moment', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': answer(503, { detail: 'The database cannot be reached.' }) },
    );
    expect(await rail.findByRole('link', { name: 'See the ideas' })).toBeVisible();
  });
});

describe('an article that does not come', () => {
  it.each([
    ['Failed to load article', answer(503, { status: 503, detail: 'No records.' })],
    ['Failed to load article', new Response('<html>')],
    ['Invalid response structure', { id: 'a-1' }],
    ['Invalid response structure', ['a-1']],
    ['No article data in response', { success: true }],
    ['No article data in response', { success: false, article: anArticle() }],
  ])('is told as an error: %s', async (description, given) => {
    serve({ ...new ArticleServer().routes, 'GET /api/articles/drafts/a-1': given });
    renderApp(ADDRESS);
    const alert = await screen.findAllByRole('alert');
    expect(
      alert.some((one) => within(one).queryByText('Error') && within(one).queryByText(description)),
    ).toBe(true);
    expect(screen.getByText('The article could not be loaded')).toBeVisible();
  });

  it('can be asked for again', async () => {
    const server = new ArticleServer();
    const broken = serve({ ...server.routes, 'GET /api/articles/drafts/a-1': answer(503, { status: 503 }) });
    const { person } = renderApp(ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(broken.length).toBeGreaterThan(0);
    serve(server.routes);
    await person.click(again);
    expect(await contentShown()).toContain('Second one.');
  });

  it('leads administrators to the history of a deleted one', async () => {
    serve({ ...new ArticleServer().routes, 'GET /api/articles/drafts/a-1': answer(404, { status: 404 }) });
    const { person, history } = renderApp(ADDRESS, aUser({ role: 'admin' }));
    await person.click(await screen.findByRole('link', { name: 'history' }));
    expect(history.location.href).toContain('view=history');
  });
});

const changed = anArticle({ status: 'promoted', package: 1, changedSincePromotion: true });

it('an article is promoted again once, however often the button is pressed', async () => {
  const server = new ArticleServer(changed);
  let give = () => {};
  const awaited = new Promise<void>((resolve) => (give = resolve));
  const seen = serve({
    ...server.routes,
    'GET /api/articles/drafts/a-1/packages': { packages: [] },
    'PATCH /api/articles/drafts/a-1': async () => {
      await awaited;
      return { success: true, article: server.saveAs('u-1', { changedSincePromotion: false }) };
    },
  });
  const { person } = renderApp('/articles?article=a-1');
  const button = await screen.findByRole('button', { name: 'Promote again' });
  await person.dblClick(button);
  expect(button).toHaveTextContent('Promoting...');
  await person.keyboard('{Enter}');
  give();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(await screen.findByText('“Two booklets, one serial number” is promoted.')).toBeVisible();
  const sent = seen.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'promoted' }]);
});

it('an article opens over the whole window by F, with its outline, and stays so', async () => {
  serve(new ArticleServer(anArticle({ content: 'First.\n\n## Papers\n\nf\n\n### Old ones' })).routes);
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  const outline = () => screen.queryByRole('navigation', { name: 'Outline' });
  expect(outline()).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Save' }).focus();
  await person.keyboard('f');
  expect(outline()).toBeInTheDocument();
  expect(localStorage.getItem('article-size')).toBe('room');
  const heading = within(outline() as HTMLElement).getByRole('button', { name: 'Papers' });
  await person.click(heading);
  const view = await editor();
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('## Papers');

  await person.click(screen.getByLabelText('Title'));
  await person.keyboard('f');
  expect(outline()).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Outline' }));
  expect(outline()).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Back to the dialog (F)' }));
  expect(screen.queryByRole('button', { name: 'Outline' })).not.toBeInTheDocument();
});

it('an article whose window is narrow shows outline and sources as a sheet over its text', async () => {
  const sources = ['s1', 's2'].map((id) => ({ id, url: null, title: `Note ${id}`, hash: '0' }));
  const content = 'First. [s1]\n\n## Papers\n\nMore. [s1]';
  serve(new ArticleServer(anArticle({ content, sources })).routes);
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  const button = () => screen.getByRole('button', { name: 'Outline and sources' });
  await person.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('complementary', { name: 'Outline and sources' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Outline' })).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Details' }));
  await person.click(screen.getByRole('button', { name: 'Close details' }));
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  await person.click(button());
  expect(screen.getByRole('navigation', { name: 'Outline' })).toBeInTheDocument();
  const list = within(screen.getByRole('region', { name: 'Sources' }));
  expect(list.getByText('Cited in 2 places')).toBeVisible();
  expect(list.getByText('Not cited')).toBeVisible();
  await person.click(list.getByRole('button', { name: '[s1] Note s1' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const view = await editor();
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('[s1]');
});

it('a preview has footnotes for the sources that are cited, and a citation tells what it rests on', async () => {
  const source = { id: 's2', url: 'https://example.com/papers', title: 'Papers', hash: '0' };
  const article = anArticle({
    content: 'A box doubles the price. [s2]',
    sources: [{ ...source, id: 's1', title: 'Never cited' }, source],
    generationId: 'g-1',
  });
  const text = 'Safes are heavy. The price of a watch doubles with its box.';
  const generation = aGeneration({ id: 'g-1', sources: [{ ...source, text, readAt: article.timestamp }] });
  serve({ ...new ArticleServer(article).routes, 'GET /api/generations/g-1': { generation } });
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  const citation = await screen.findByRole('link', { name: '1' });
  const notes = screen.getByRole('heading', { name: 'Notes' }).parentElement as HTMLElement;
  expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
  expect(within(notes).getByRole('link', { name: source.url })).toHaveAttribute('href', source.url);
  await person.hover(citation);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Papers: “The price of a watch doubles with its box.”',
  );
  await person.click(citation);
  expect(within(notes).getByRole('link', { name: /^Back to reference/ })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(citation).toHaveFocus();
});
