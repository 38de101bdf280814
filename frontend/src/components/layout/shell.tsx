import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { SignedInUserProvider, type User } from '@/api/session';
import { settingsQuery } from '@/api/settings';
import { useFocusArrival } from '@/components/focus/use-focus-arrival';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { KeysDialog } from '@/components/keyboard/keys-dialog';
import { useShortcuts } from '@/components/keyboard/use-shortcuts';
import { DemoStrip } from './demo-strip';
import { Drawer } from './drawer';
import { pageKeysFor } from './navigation';
import { OutdatedBar } from './outdated-bar';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

interface ShellProps {
  user: User;
  onLogout: () => void;
  loggingOut: boolean;
  /** Nothing is heard from the server. */
  outdated: boolean;
  children: ReactNode;
}

/** What stands around every page of a signed-in user. */
export function Shell({ user, onLogout, loggingOut, outdated, children }: ShellProps) {
  const [drawer, setDrawer] = useState(false);
  const [keys, setKeys] = useState(false);
  const demo = useQuery(settingsQuery).data?.demo === true;
  const search = usePageKeys(user.role, setKeys);
  const account = { user, onLogout, loggingOut, onShowKeys: () => setKeys(true) };
  return (
    <SignedInUserProvider value={user}>
      <SkipLink />
      <div className={demo ? '[--strip:2rem]' : '[--strip:0px]'}>
        {demo && <DemoStrip />}
        <TopBar onSearch={search} onMenu={() => setDrawer(true)} />
        <div className="flex min-h-[calc(100dvh-var(--strip))] max-md:min-h-0">
          <Sidebar {...account} />
          <Page>
            {outdated && <OutdatedBar />}
            {children}
          </Page>
        </div>
      </div>
      <Drawer {...account} open={drawer} onClose={() => setDrawer(false)} />
      <KeysDialog open={keys} onClose={() => setKeys(false)} pages={pageKeysFor(user.role)} />
    </SignedInUserProvider>
  );
}

/** The page itself. It takes the focus when another page comes, so that readers and keys begin there. */
function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusArrival(main);
  useFocusMove(pathname, () => main.current);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className="min-w-0 grow px-12 pt-10 pb-16 max-xl:px-8 max-xl:pt-8 max-md:px-4 max-md:pt-6 max-md:pb-12"
    >
      <div className="mx-auto max-w-content">{children}</div>
    </main>
  );
}

/** Wires the keys of the shell; answers how to get to the search of articles. */
function usePageKeys(role: User['role'], showKeys: (shown: true) => void): () => void {
  const navigate = useNavigate();
  const shortcuts = useMemo(
    () => ({
      goTo: (letter: string) => {
        const page = pageKeysFor(role).find((entry) => entry.key === letter);
        if (page) void navigate({ to: page.to });
        return page !== undefined;
      },
      showKeys: () => showKeys(true),
    }),
    [navigate, role, showKeys],
  );
  useShortcuts(shortcuts);
  return () => {
    void navigate({ to: '/articles' }).then(() =>
      document.querySelector<HTMLElement>('[data-page-search]')?.focus(),
    );
  };
}
