import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from '@/api/query-client';
import { Toaster } from '@/components/ui/toaster';
import { TooltipProvider } from '@/components/ui/tooltip';
import { SessionExit, SessionExitProvider } from '@/features/auth/session-exit';
import { SessionGate } from '@/features/auth/session-gate';
import { createAppRouter } from './router';

interface AppWiring {
  /** Leaves the application for a path of the server. */
  goTo: (path: string) => void;
  history?: RouterHistory;
}

/** Puts the application together once; the answer is the component to render. */
export function createApp({ goTo, history }: AppWiring) {
  const exit = new SessionExit(goTo);
  const queryClient = createQueryClient(exit.lost);
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
          <Toaster />
        </TooltipProvider>
      </SessionExitProvider>
    </QueryClientProvider>
  );
  return { App, queryClient, router };
}
