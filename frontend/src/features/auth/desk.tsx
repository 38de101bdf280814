import { Outlet, useMatches } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useMissedEvents } from '@/api/server-events';
import { useSession, type User } from '@/api/session';
import { Shell } from '@/components/layout/shell';
import { useSignOut } from './api/sign-out';
import { LoadingScreen } from '@/components/ui/graphics/spinner';
import { ProofWhenAsked } from './proof-dialog';
import { SecondFactorRequired } from './second-factor-required';
import { SignInNotices } from './sign-in-notices';
import { useSignOnNotice } from './domain/sign-on-notice';
import { useSessionExit } from './domain/session-exit';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a visitor without a session sees instead of the page; unset, they are sent to sign in. */
    signedOut?: ComponentType;
    /** What an author sees instead of a page for administrators. */
    author?: ComponentType;
  }
}

interface DeskProps {
  /** Where one sets up what one signs in by. */
  setUp: ReactNode;
}

/** The layout of all pages behind sign-in. Who may not see a page sees its stand-in, without the sidebar. */
export function Desk({ setUp }: DeskProps) {
  const user = useSession();
  const { signedOut: SignedOut = SessionEnded, author: ForAuthor } = useMatches().at(-1)?.staticData ?? {};
  if (!user) return <SignedOut />;
  if (user.mustSetUpSecondFactor) return <SecondFactorRequired>{setUp}</SecondFactorRequired>;
  if (ForAuthor && user.role === 'author') return <ForAuthor />;
  return <SignedInDesk user={user} />;
}

function SignedInDesk({ user }: { user: User }) {
  const { logOut, pending } = useSignOut();
  const outdated = useMissedEvents();
  useSignOnNotice();
  return (
    <Shell user={user} onLogout={logOut} loggingOut={pending} outdated={outdated}>
      <SignInNotices user={user} />
      <Outlet />
      <ProofWhenAsked />
    </Shell>
  );
}

/** Stands in place of a page that was opened, or is still open, without a session; on its way to sign-in. */
function SessionEnded() {
  const exit = useSessionExit();
  useEffect(() => exit.lost(), [exit]);
  return <LoadingScreen />;
}
