import { screen, waitFor } from '@testing-library/react';
import { aGeneration } from '@/testing/generations';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown } from '../testing/content-field';

async function open(server: ArticleServer, routes = {}) {
  const seen = serve({ ...server.routes, ...routes });
  const app = renderApp('/articles?article=a-1');
  await contentShown();
  return { ...app, server, sent: () => seen.filter(({ method }) => method === 'PATCH') };
}

const summarized = () => new ArticleServer(anArticle({ summary: 'Two booklets tell one story.' }));
const summary = () => screen.getByLabelText('Summary');
const save = () => screen.getByRole('button', { name: 'Save' });

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
