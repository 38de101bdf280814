import { screen, waitFor } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';

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
