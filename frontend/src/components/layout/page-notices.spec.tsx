import { jest } from '@jest/globals';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { serve } from '@/testing/fetch-stand-in';
import { ErrorNotice } from './page-notices';

it('stands in place of a page that failed, tells the console, and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ 'GET /api/settings': { brandName: 'Provenance' } });
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('of no use to the person');
    return <h1>Articles</h1>;
  };
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Page });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorNotice,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(
    screen.getByText('An unexpected error occurred. This has been logged and our team will investigate.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(JSON.stringify(logged.mock.calls.map(String))).toContain('of no use to the person');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeVisible();
  logged.mockRestore();
});
