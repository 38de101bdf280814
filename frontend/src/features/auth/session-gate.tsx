import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { MissedEventsProvider, useServerEvents } from '@/api/server-events';
import { sessionQuery } from '@/api/session';
import { mayBeSignedIn } from '@/api/signed-in-sign';
import { FullPage, Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { LoadingScreen } from '@/components/ui/graphics/spinner';
import { onShownUserElsewhere } from './domain/shown-user';

const PasswordChangeRequired = lazy(async () => ({
  default: (await import('./password-change-required')).PasswordChangeRequired,
}));

/** Shows the application once it is known who is signed in. A user with a temporary password must change it first. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery);
  const queryClient = useQueryClient();
  const user = session.data;
  const missed = useServerEvents(
    user === undefined
      ? mayBeSignedIn()
      : user !== null && !user.mustChangePassword && !user.mustSetUpSecondFactor,
  );
  useEffect(
    () => onShownUserElsewhere(() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [queryClient],
  );
  if (session.isPending) return <LoadingScreen />;
  if (user === undefined) {
    return (
      <FullPage>
        <Notice
          page
          icon={<CloudOff className="size-4.5 text-danger" />}
          title="Can’t reach the server"
          actions={<Button onClick={() => void session.refetch()}>Try Again</Button>}
        >
          {session.error?.message}
        </Notice>
      </FullPage>
    );
  }
  if (user?.mustChangePassword) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PasswordChangeRequired user={user} />
      </Suspense>
    );
  }
  return <MissedEventsProvider value={missed}>{children}</MissedEventsProvider>;
}
