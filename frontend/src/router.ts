import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorNotice } from '@/components/layout/page-notices';
import { LoadingScreen } from '@/components/ui/graphics/spinner';
import { routeTree } from './routeTree.gen';

/** Makes the routes with what their loaders need; tests pass a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorNotice,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
