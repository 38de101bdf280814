import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { sessionQuery, type User } from '@/api/session';
import { TooltipProvider } from '@/components/ui/controls/tooltip';
import { serve } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';
import { AccessDenied } from './access-notices';
import { Desk } from './desk';
import { SessionExit, SessionExitProvider } from './domain/session-exit';

/** Opens a desk with one page, which is for administrators. */
function open(user: User) {
  serve({ 'GET /api/settings': { brandName: 'Provenance' } });
  const root = createRootRoute();
  const desk = createRoute({
    getParentRoute: () => root,
    id: 'desk',
    component: () => <Desk setUp={<p>Set up</p>} />,
  });
  const page = createRoute({
    getParentRoute: () => desk,
    path: '/',
    staticData: { author: AccessDenied },
    component: () => <h1>Configuration Editor</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([desk.addChildren([page])]),
    history: createMemoryHistory(),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(sessionQuery.queryKey, user);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionExitProvider value={new SessionExit(() => undefined)}>
        <TooltipProvider>
          <RouterProvider router={router as never} />
        </TooltipProvider>
      </SessionExitProvider>
    </QueryClientProvider>,
  );
}

it('shows who needs a second factor nothing but the way to one', async () => {
  open(aUser({ role: 'admin', mustSetUpSecondFactor: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second Factor Required' })).toBeVisible();
  expect(screen.getByText('Set up')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('says over each page what is to be done about the sign-in', async () => {
  open(aUser({ role: 'admin', secondFactorFrom: '2030-12-01T12:00:00Z', recoveryCodesLeft: 2 }));
  const notice = await screen.findByText(/you need a second factor/);
  expect(notice).toHaveTextContent('From Dec 1, 2030 on, you need a second factor to sign in.');
  expect(screen.getByText('A recovery code was used. You have 2 codes left.')).toBeVisible();
  const ways = screen.getAllByRole('link', { name: /Set it up|Get new codes/ });
  for (const way of ways) expect(way).toHaveAttribute('href', '/profile?part=security');
});

describe('a page for administrators', () => {
  it('is shown to them', async () => {
    open(aUser({ role: 'admin' }));
    expect(await screen.findByRole('heading', { name: 'Configuration Editor' })).toBeVisible();
  });

  it('is denied to authors, without the sidebar', async () => {
    open(aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('This page is only accessible to administrators.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
