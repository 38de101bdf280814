import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { pagesQuery } from '@/api/pages';
import { PagedList } from '@/components/lists/paged-list';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Dialog } from '@/components/ui/overlays/dialog';

interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}

interface DeliveriesDialogProps<Item> {
  query: ReturnType<typeof pagesQuery<Page<Item>>>;
  /** The sentence on when something is sent, shown while nothing was. */
  empty: string;
  onClose: () => void;
  children: (delivery: Item) => ReactNode;
}

/** Lists what was sent to a site or a webhook and what it answered, newest first. */
export function DeliveriesDialog<Item>({ query, empty, onClose, children }: DeliveriesDialogProps<Item>) {
  const deliveries = useInfiniteQuery({ ...query, refetchOnMount: 'always' });
  return (
    <Dialog open title="Deliveries" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="px-6 pb-4 max-md:px-4">
        <PagedList
          query={deliveries}
          label="Deliveries"
          failure="The deliveries could not be loaded"
          empty={<EmptyState title="Nothing sent yet">{empty}</EmptyState>}
        >
          {children}
        </PagedList>
      </div>
    </Dialog>
  );
}

/** Marks a delivery that repeats an earlier one, after its title. */
export function SentAgain() {
  return <span className="font-sans text-small font-normal text-ink-3"> sent again</span>;
}

/** Shows the text of an answer, of which only the beginning is kept. */
export function AnswerText({ answer }: { answer: { text: string } | null }) {
  if (answer === null || answer.text === '') return null;
  return <p className="mt-1 font-mono text-small break-all text-ink-2">{answer.text}</p>;
}
