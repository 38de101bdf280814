import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/api/query-client';
import { answer, serve } from '@/testing/fetch-stand-in';
import { articleQuery } from '@/features/articles/contract';
import { SelectedArticle } from './selected-article';

it('is not asked for again when the route has found, before the page came, that it is gone', async () => {
  const seen = serve({
    'GET /api/articles/drafts/a-9': answer(404, { detail: 'Article not found.' }),
  });
  const queryClient = createQueryClient(() => undefined);
  await queryClient.prefetchQuery(articleQuery('a-9'));
  render(
    <QueryClientProvider client={queryClient}>
      <SelectedArticle id="a-9" label="Header Images" what="Header images" skeleton={null}>
        {() => null}
      </SelectedArticle>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('404: Article not found.')).toBeVisible();
  expect(seen).toHaveLength(1);
});
