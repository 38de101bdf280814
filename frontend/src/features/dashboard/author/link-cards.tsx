import { useQuery } from '@tanstack/react-query';
import { Image, MessageSquareQuote, Newspaper, PenLine } from 'lucide-react';
import { LinkCard } from '@/components/ui/layout/card';
import { count } from '@/components/ui/text/numbers';
import { statsQuery } from '@/features/articles/contract';

/** Where an author's work goes on, in its order. */
export function LinkCards() {
  const total = useQuery(statsQuery).data?.total;
  const articles = total === undefined ? 'Drafts and published' : `${count(total)} in total`;
  const promoted = 'For promoted articles';
  return (
    <nav aria-label="Workspace" className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
      <LinkCard to="/generate" title="Start Writing" icon={<PenLine />} note="Generate an article" />
      <LinkCard to="/articles" title="My Articles" icon={<Newspaper />} note={articles} />
      <LinkCard
        to="/social-generator"
        title="Social Captions"
        icon={<MessageSquareQuote />}
        note={promoted}
      />
      <LinkCard to="/image-generator" title="Header Images" icon={<Image />} note={promoted} />
    </nav>
  );
}
