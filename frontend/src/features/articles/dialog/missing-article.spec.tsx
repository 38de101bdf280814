import { screen, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown } from '../testing/content-field';

const ADDRESS = '/articles?article=a-1';

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
