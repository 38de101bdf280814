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
    /** The page that a visitor without a session sees instead; without it, they are sent to sign in. */
    signedOut?: ComponentType;
    /** The page that an author sees in place of a page for administrators. */
    author?: ComponentType;
  }
}

interface DeskProps {
  /** The page where people set up a second factor. */
  setUp: ReactNode;
}

/** The layout of all pages behind sign-in. People who may not see a page see a substitute without the sidebar. */
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

/** Takes the place of a page that is open without a session, and leads to sign-in. */
function SessionEnded() {
  const exit = useSessionExit();
  useEffect(() => exit.lost(), [exit]);
  return <LoadingScreen />;
}
