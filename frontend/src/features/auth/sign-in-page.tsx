import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/api/session';
import { useSessionExit } from './domain/session-exit';
import { SignInScreen } from './sign-in-screen';

/** The sign-in page inside the desk, after a session was left or has ended. */
export function SignInPage() {
  const queryClient = useQueryClient();
  const exit = useSessionExit();
  return (
    <SignInScreen
      signOutThere={exit.signOutThere}
      onSignedIn={(user) => {
        exit.settled();
        queryClient.setQueryData(sessionQuery.queryKey, user);
      }}
    />
  );
}
