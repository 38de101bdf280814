import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from '@/api/query-client';
import { sessionQuery, type User } from '@/api/session';
import { moveOlderEdits } from '@/components/editing/older-edits';
import { TooltipProvider } from '@/components/ui/controls/tooltip';
import { SessionExit, SessionExitProvider } from '@/features/auth/domain/session-exit';
import { SessionGate } from '@/features/auth/session-gate';
import { createAppRouter } from './router';

interface AppWiring {
  /** Leaves the application for a path of the server. */
  goTo: (path: string) => void;
  /** The user who has just signed in; if unset, the server is asked. */
  user?: User | undefined;
  history?: RouterHistory;
}

/** Puts the application together once. Returns the component to render. */
export function createApp({ goTo, user, history }: AppWiring) {
  moveOlderEdits();
  const exit = new SessionExit(goTo);
  const queryClient = createQueryClient(exit.lost);
  if (user) queryClient.setQueryData(sessionQuery.queryKey, user);
  const router = createAppRouter(queryClient, history);
  const App = () => (
    <QueryClientProvider client={queryClient}>
      <SessionExitProvider value={exit}>
        <TooltipProvider>
          <RouterContextProvider router={router}>
            <SessionGate>
              <RouterProvider router={router} />
            </SessionGate>
          </RouterContextProvider>
        </TooltipProvider>
      </SessionExitProvider>
    </QueryClientProvider>
  );
  return { App, queryClient, router };
}
