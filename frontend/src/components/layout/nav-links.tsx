import { Link, type LinkProps } from '@tanstack/react-router';
import type { User } from '@/api/session';
import { Tooltip } from '@/components/ui/controls/tooltip';
import {
  Braces,
  CalendarClock,
  Compass,
  FileClock,
  FileSearch,
  FolderInput,
  Gauge,
  Image,
  KeyRound,
  Lightbulb,
  MessageSquareQuote,
  Newspaper,
  PenLine,
  Plug,
  ScrollText,
  Tags,
  UserRound,
  UserRoundCog,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

interface NavLinksProps {
  role: User['role'];
  /** Whether only the icons are shown, with tooltips, between 768 and 1199 px. The sidebar sets it. */
  collapsible?: boolean;
  onNavigate?: () => void;
}

/** The links of the sidebar and the drawer, in sections. */
export function NavLinks({ role, collapsible = false, onNavigate }: NavLinksProps) {
  return (
    <nav
      aria-label="Main"
      data-collapsible={collapsible || undefined}
      className="group/nav grow overflow-y-auto py-1 short:shrink-0"
    >
      {navigationFor(role).map((section) => (
        <div key={section.label ?? 'everyone'}>
          {section.label !== undefined && <SectionLabel label={section.label} />}
          <ul aria-label={section.label}>
            {section.entries.map((entry) => (
              <li key={entry.to}>
                <NavLink entry={entry} collapsible={collapsible} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SectionLabel({ label }: { label: string }) {
  return (
    <>
      <p
        aria-hidden="true"
        className="px-6 pt-5 pb-2 text-label font-semibold text-ink-3 max-xl:group-data-collapsible/nav:hidden"
      >
        {label}
      </p>
      <hr className="mx-4 my-2.5 hidden border-line-2 max-xl:group-data-collapsible/nav:block" />
    </>
  );
}

interface NavLinkProps {
  entry: NavigationEntry;
  collapsible: boolean;
  onNavigate: (() => void) | undefined;
}

function NavLink({ entry, collapsible, onNavigate }: NavLinkProps) {
  const Icon = entry.icon;
  const link = (
    <Link
      to={entry.to}
      onClick={onNavigate}
      className="group/link relative mx-3 flex h-8.5 items-center gap-2.5 rounded-control border border-transparent px-2.75 text-nav font-medium text-ink-2 transition-colors hover:bg-ink/5 hover:text-ink max-xl:group-data-collapsible/nav:mx-2 max-xl:group-data-collapsible/nav:justify-center max-md:h-11 aria-[current=page]:border-line aria-[current=page]:bg-sheet aria-[current=page]:text-ink"
    >
      <span className="absolute inset-y-1.75 -left-3.25 hidden w-0.75 bg-accent group-aria-[current=page]/link:block max-xl:group-data-collapsible/nav:-left-2.25" />
      <Icon className="text-ink-3 group-aria-[current=page]/link:text-accent" />
      <span className="max-xl:group-data-collapsible/nav:sr-only">{entry.label}</span>
      {entry.remark !== undefined && (
        <span className="ml-auto font-display text-small font-normal text-accent max-xl:group-data-collapsible/nav:hidden">
          {entry.remark}
        </span>
      )}
    </Link>
  );
  return collapsible ? (
    <Tooltip text={entry.label} side="right" className="xl:hidden">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

interface NavigationEntry {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** The letter that leads here after `g`. */
  key?: string;
  /** A remark at the right end, in the typeface of titles. */
  remark?: string;
}

interface NavigationSection {
  label?: string;
  role?: User['role'];
  entries: readonly NavigationEntry[];
}

/** Every page that can be reached from the sidebar, in its order. Only pages that exist are listed. */
const sections: readonly NavigationSection[] = [
  {
    entries: [
      { to: '/how-it-works', label: 'Need to Know', icon: Compass, key: 'h', remark: 'Start Here' },
      { to: '/topic-generator', label: 'Topic Generator', icon: Lightbulb, key: 't' },
      { to: '/generate', label: 'Article Generator', icon: PenLine, key: 'n' },
      { to: '/image-generator', label: 'Image Generator', icon: Image, key: 'i' },
      { to: '/social-generator', label: 'Social Generator', icon: MessageSquareQuote, key: 's' },
      { to: '/articles', label: 'Articles', icon: Newspaper, key: 'a' },
      { to: '/check-file', label: 'Check a File', icon: FileSearch, key: 'c' },
    ],
  },
  {
    label: 'PERSONAL',
    role: 'author',
    entries: [{ to: '/profile', label: 'My Profile', icon: UserRound }],
  },
  {
    label: 'ADMINISTRATION',
    role: 'admin',
    entries: [
      { to: '/personas', label: 'Author Personas', icon: UsersRound },
      { to: '/categories', label: 'Categories', icon: Tags },
      { to: '/editorial-rules', label: 'Editorial Rules', icon: ScrollText },
      { to: '/user-management', label: 'User Management', icon: UserRoundCog },
      { to: '/change-password', label: 'Change Password', icon: KeyRound },
    ],
  },
  {
    label: 'OPERATIONS',
    role: 'admin',
    entries: [
      { to: '/scheduler', label: 'Article Scheduler', icon: CalendarClock },
      { to: '/configuration', label: 'Configuration', icon: Braces },
      { to: '/import', label: 'Import', icon: FolderInput },
      { to: '/integrations', label: 'Integrations', icon: Plug },
      { to: '/quality', label: 'Quality', icon: Gauge },
      { to: '/audit', label: 'Audit Log', icon: FileClock },
    ],
  },
];

/** The sections that a role sees. */
function navigationFor(role: User['role']): NavigationSection[] {
  return sections.filter((section) => section.role === undefined || section.role === role);
}

/** The pages that `g` and a letter lead to. */
export function pageKeysFor(role: User['role']): { key: string; label: string; to: NavigationEntry['to'] }[] {
  const entries = navigationFor(role).flatMap((section) => section.entries);
  const keyed = entries.flatMap(({ key, label, to }) => (key === undefined ? [] : [{ key, label, to }]));
  return [{ key: 'd', label: 'Dashboard', to: '/' }, ...keyed];
}
