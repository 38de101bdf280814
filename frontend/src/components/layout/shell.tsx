import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, Link } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { SignedInUserProvider, type User } from '@/api/session';
import { settingsQuery, useBrandName } from '@/api/settings';
import { useFocusArrival } from '@/components/focus/use-focus-arrival';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { KeysDialog } from '@/components/keyboard/keys-dialog';
import { useShortcuts } from '@/components/keyboard/use-shortcuts';
import { pageKeysFor, NavLinks } from './nav-links';
import { Menu, Search, Info } from 'lucide-react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Account, type AccountProps } from './account';
import { Bar } from '@/components/ui/feedback/notice';
import { Dialog } from 'radix-ui';
import { Scrim } from '@/components/ui/overlays/scrim';
import { useFocusReturn } from '@/components/focus/use-focus-return';
import { Logo } from '@/components/ui/graphics/logo';

interface ShellProps {
  user: User;
  onLogout: () => void;
  loggingOut: boolean;
  /** Whether no events come from the server. */
  outdated: boolean;
  children: ReactNode;
}

/** The frame around every page of a signed-in user. */
export function Shell({ user, onLogout, loggingOut, outdated, children }: ShellProps) {
  const [drawer, setDrawer] = useState(false);
  const [keys, setKeys] = useState(false);
  const demo = useQuery(settingsQuery).data?.demo === true;
  const onShowKeys = () => setKeys(true);
  const search = usePageKeys(user.role, onShowKeys);
  const account = { user, onLogout, loggingOut, onShowKeys };
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

/** The page itself. It takes the focus when the page changes, so that screen readers and keys begin there. */
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
      className="min-w-0 grow px-12 pt-10 pb-16 print:p-0 max-xl:px-8 max-xl:pt-8 max-md:px-4 max-md:pt-6 max-md:pb-12"
    >
      <div className="@container mx-auto max-w-content">{children}</div>
    </main>
  );
}

/** Wires the keys of the shell. Returns a function that leads to the search of articles. */
function usePageKeys(role: User['role'], showKeys: () => void): () => void {
  const navigate = useNavigate();
  useShortcuts({
    goTo: (letter) => {
      const page = pageKeysFor(role).find((entry) => entry.key === letter);
      if (page) void navigate({ to: page.to });
      return page !== undefined;
    },
    showKeys,
  });
  return () => {
    void navigate({ to: '/articles' }).then(() =>
      document.querySelector<HTMLElement>('[data-page-search]')?.focus(),
    );
  };
}

/** The first stop of the Tab key, which leads past the sidebar to the page. */
function SkipLink() {
  return (
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="fixed top-2 left-2 z-50 print:hidden -translate-y-16 rounded-control bg-ink px-4 py-2.5 font-medium text-on-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** The top bar on a phone: mark, name, search, menu. */
function TopBar({ onSearch, onMenu }: { onSearch: () => void; onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex short:static h-14 items-center border-b border-line bg-rail pr-2 md:hidden print:hidden [&_svg]:max-h-8 [&_span>span+span]:hidden">
      <div className="-ml-2 grow">
        <Brand />
      </div>
      <IconButton label="Search articles" icon={<Search />} onClick={onSearch} />
      <IconButton label="Menu" icon={<Menu />} onClick={onMenu} />
    </header>
  );
}

/** The column on the left: 248 px wide from 1200 px on, a rail of icons from 768 px on, and a drawer below that. */
function Sidebar(account: AccountProps) {
  return (
    <aside className="w-62 shrink-0 border-r border-line bg-rail max-xl:w-16 max-md:hidden print:hidden">
      <div className="sticky top-(--strip) flex h-[calc(100dvh-var(--strip))] flex-col pt-5 short:overflow-y-auto">
        <div className="pb-3">
          <Brand />
        </div>
        <NavLinks role={account.user.role} collapsible />
        <Account {...account} />
      </div>
    </aside>
  );
}

/** Says, on every page, that no AI key is set. */
function DemoStrip() {
  return (
    <aside
      aria-label="Demo writer"
      className="top-0 z-20 flex min-h-8 items-center justify-center gap-2.5 border-b border-warn-line bg-warn-wash px-4 py-1.5 text-small/5 md:sticky print:hidden"
    >
      <Info className="self-start text-warn max-md:mt-0.5 md:self-center" />
      <span>
        <strong className="font-semibold">Demo writer.</strong> No AI key is set: texts and images are
        composed on this server, and marked as such.
      </span>
    </aside>
  );
}

/** Says, on every page, that the connection to the server was lost. It stays in view, because pages are long. */
function OutdatedBar() {
  return (
    <div
      role="status"
      className="print:hidden sticky top-[calc(var(--strip)+0.5rem)] z-10 max-md:top-16 short:static"
    >
      <Bar>The connection to the server was lost. This page may be out of date.</Bar>
    </div>
  );
}

interface DrawerProps extends AccountProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar of a phone, 304 px wide, over the page. */
function Drawer({ open, onClose, ...account }: DrawerProps) {
  const giveBack = useFocusReturn(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Scrim open={open}>
          <Dialog.Content
            aria-describedby={undefined}
            onCloseAutoFocus={giveBack}
            className={`flex h-dvh w-76 max-w-[85vw] flex-col short:overflow-y-auto border-r border-line bg-rail pt-5 shadow-lifted ${open ? 'animate-drawer' : 'animate-leave'}`}
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <div className="pb-5">
              <Brand onNavigate={onClose} />
            </div>
            <NavLinks role={account.user.role} onNavigate={onClose} />
            <Account {...account} />
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The mark and the product's name, which link to the dashboard. */
function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const brand = useBrandName();
  return (
    <Link
      to="/"
      onClick={onNavigate}
      className="mx-3 flex items-center gap-3 rounded-control px-2.75 py-1 md:max-xl:justify-center md:max-xl:px-0"
    >
      <Logo brand={brand} className="h-9.5" />
      <span className="md:max-xl:sr-only">
        <span className="block font-serif text-[1.1875rem]/5.5 text-ink">{brand}</span>
        <span className="block text-micro text-ink-3">Editorial Platform</span>
        <span className="sr-only">, dashboard</span>
      </span>
    </Link>
  );
}
