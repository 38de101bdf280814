import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Image, MessageSquareQuote, Newspaper, PenLine, type LucideIcon } from 'lucide-react';
import { LinkCard } from '@/components/ui/layout/card';
import { count } from '@/components/ui/text/numbers';
import { statsQuery } from '@/features/articles/contract';

interface Destination {
  to: NonNullable<LinkProps['to']>;
  title: string;
  icon: LucideIcon;
  /** @param total how many articles there are; undefined until it is known */
  note: (total: number | undefined) => string;
}

/** Where an author's work goes on, in its order. */
const destinations: readonly Destination[] = [
  { to: '/generate', title: 'Start Writing', icon: PenLine, note: () => 'Generate an article' },
  {
    to: '/articles',
    title: 'My Articles',
    icon: Newspaper,
    note: (total) => (total === undefined ? 'Drafts and published' : `${count(total)} in total`),
  },
  {
    to: '/social-generator',
    title: 'Social Captions',
    icon: MessageSquareQuote,
    note: () => 'For promoted articles',
  },
  { to: '/image-generator', title: 'Header Images', icon: Image, note: () => 'For promoted articles' },
];

export function LinkCards() {
  const total = useQuery(statsQuery).data?.total;
  return (
    <nav aria-label="Workspace" className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
      {destinations.map(({ to, title, icon: Icon, note }) => (
        <LinkCard key={to} to={to} title={title} icon={<Icon />} note={note(total)} />
      ))}
    </nav>
  );
}
