import type { LinkProps } from '@tanstack/react-router';
import {
  Braces,
  CalendarClock,
  Compass,
  FileClock,
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
import type { User } from '@/api/session';

export interface NavigationEntry {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** Leads here after `g`. */
  key?: string;
  /** In the face of the titles, at the right end. */
  remark?: string;
}

export interface NavigationSection {
  label?: string;
  role?: User['role'];
  entries: readonly NavigationEntry[];
}

/** Every page that can be reached from the sidebar, in its order. A page is listed when it exists. */
const sections: readonly NavigationSection[] = [
  {
    entries: [
      { to: '/how-it-works', label: 'Need to Know', icon: Compass, key: 'h', remark: 'Start Here' },
      { to: '/topic-generator', label: 'Topic Generator', icon: Lightbulb, key: 't' },
      { to: '/generate', label: 'Article Generator', icon: PenLine, key: 'n' },
      { to: '/image-generator', label: 'Image Generator', icon: Image, key: 'i' },
      { to: '/social-generator', label: 'Social Generator', icon: MessageSquareQuote, key: 's' },
      { to: '/articles', label: 'Articles', icon: Newspaper, key: 'a' },
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
      { to: '/integrations', label: 'Integrations', icon: Plug },
      { to: '/quality', label: 'Quality', icon: Gauge },
      { to: '/audit', label: 'Audit Log', icon: FileClock },
    ],
  },
];

/** The sections that a role sees. */
export function navigationFor(role: User['role']): NavigationSection[] {
  return sections.filter((section) => section.role === undefined || section.role === role);
}

/** The pages that `g` and a letter lead to. */
export function pageKeysFor(role: User['role']): { key: string; label: string; to: NavigationEntry['to'] }[] {
  const entries = navigationFor(role).flatMap((section) => section.entries);
  const keyed = entries.flatMap(({ key, label, to }) => (key === undefined ? [] : [{ key, label, to }]));
  return [{ key: 'd', label: 'Dashboard', to: '/' }, ...keyed];
}
